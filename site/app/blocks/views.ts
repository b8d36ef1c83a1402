import Quote from './quote/view.tsx';
import type { BlockName } from './schemas.ts';
import type { BlockView } from './view.ts';

/** The twin of `schemas.ts`: a schema without a view does not compile. */
export const views: { [Name in BlockName]: BlockView<Name> } = {
  quote: Quote,
};

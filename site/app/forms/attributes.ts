import type { ComponentProps } from 'react';
import type { Field } from './fields.ts';
import { type Constraints, constraintsOf } from './rules/rules.ts';

export type Attributes = Constraints & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'>;

/** What stands on the input of a field, so that a browser without our script checks, fills in and shows keys by itself. */
export const attributesOf = ({ rules, type, autocomplete }: Field): Attributes => ({
  ...constraintsOf(rules),
  ...(autocomplete ? { autoComplete: autocomplete } : {}),
  ...(type === 'email' || type === 'tel' || type === 'url' ? { type, inputMode: type } : {}),
  ...(type === 'text' ? { type } : {}),
});

import type { BlockName } from './schemas.ts';
import type { BlockView } from './view.ts';

const ready = new Map<string, BlockView<never>>();

export const isReady = (name: string): boolean => ready.has(name);

/** @param view what the block's own module exports */
export const setView = (name: string, view: unknown): void => {
  // TypeScript cannot follow that a block and the view of its name belong together; this is the one place that says so.
  ready.set(name, view as BlockView<never>);
};

/** @throws when the block's view has not been loaded */
export const viewOf = (name: BlockName): BlockView<never> => {
  const view = ready.get(name);
  if (!view) throw new Error(`The view of ${name} is not loaded`);
  return view;
};

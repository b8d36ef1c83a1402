/** Whether a picture may grow from one page into the next: the browser can, and the visitor does not mind motion. */
export const mayGrow = (): boolean =>
  typeof document !== 'undefined' &&
  'startViewTransition' in document &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

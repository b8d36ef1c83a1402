/** The key of the entry that was last made by a plain `#` link, or by hand in the address bar. */
let made = '';

/** True once for the entry that the browser has just made by itself. */
export const isJustMade = (key: string): boolean => {
  const just = key === made;
  made = '';
  return just;
};

let quiet = false;

/** What happens to history in here is no navigation, and the router does not hear of it. */
export const quietly = (act: () => void): void => {
  quiet = true;
  act();
  quiet = false;
};

/**
 * The router knows an entry by its key, and its place on the page with it. Entries of the browser's own have none and would
 * all share one place: they get a key before the router looks.
 */
const adopt = (event: PopStateEvent) => {
  if (quiet) event.stopImmediatePropagation();
  if (quiet || event.state) return;
  made = Math.random().toString(36).slice(2);
  history.replaceState({ key: made, idx: null }, '');
};

// With the module, since listeners of a window are called in the order they came: the router's comes with hydration.
if (typeof window !== 'undefined') addEventListener('popstate', adopt);

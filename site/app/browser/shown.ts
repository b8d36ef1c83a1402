/** Acts once the page is really shown: at once, or when a page that was drawn ahead is gone to. Gives the way to call it off. */
export const whenShown = (act: () => void): (() => void) => {
  if (!('prerendering' in document && document.prerendering)) {
    act();
    return () => undefined;
  }
  document.addEventListener('prerenderingchange', act, { once: true });
  return () => document.removeEventListener('prerenderingchange', act);
};

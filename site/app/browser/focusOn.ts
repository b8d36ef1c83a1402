/**
 * Focuses what need not be focusable by itself, without scrolling to it. False where that cannot be, since there is no such
 * element or it is not shown.
 */
export const focusOn = (target: string | Element | null): boolean => {
  const element = typeof target === 'string' ? document.querySelector(target) : target;
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return false;
  const focused = () => {
    element.focus({ preventScroll: true });
    return document.activeElement === element;
  };
  if (focused()) return true;
  element.tabIndex = -1;
  // Left in place, a click on any text inside would put focus here again.
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  return focused();
};

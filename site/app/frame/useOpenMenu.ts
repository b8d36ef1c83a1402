import { type RefObject, useEffect, useLayoutEffect, useReducer } from 'react';
import { useLocation } from 'react-router';
import { closeDelay, nextMenu, shut } from './openMenu.ts';
import { wide } from './wide.ts';

/** Its sheet lies over the page; in the menu of a narrow screen there is none, only words that unfold. */
const openSheet = (nav: Element | null) => (nav?.closest(':popover-open') ? null : nav?.querySelector('details[open]'));

/** What is open in the main menu, and everything that closes it but its own words. */
export const useOpenMenu = (nav: RefObject<HTMLElement | null>) => {
  const [menu, dispatch] = useReducer(nextMenu, shut);
  const location = useLocation();

  // What is open was opened on this page. Before paint, and before anybody looks for where to put the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the location is what says that a page is left
  useLayoutEffect(() => () => dispatch({ type: 'clear' }), [location]);

  useEffect(() => {
    const crossed = () => dispatch({ type: 'clear' });
    const query = matchMedia(wide);
    query.addEventListener('change', crossed);
    return () => query.removeEventListener('change', crossed);
  }, []);

  useEffect(() => {
    if (!menu.closing) return;
    const clear = () => {
      const sheet = openSheet(nav.current);
      if (sheet?.contains(document.activeElement)) sheet.querySelector('summary')?.focus({ preventScroll: true });
      dispatch({ type: 'clear' });
    };
    const timer = setTimeout(clear, closeDelay);
    return () => clearTimeout(timer);
  }, [menu, nav]);

  useEffect(() => {
    const sheet = menu.item === undefined ? undefined : openSheet(nav.current);
    if (!sheet) return;
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && sheet.contains(target))) dispatch({ type: 'close' });
    };
    const callOff = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      sheet.querySelector('summary')?.focus({ preventScroll: true });
      dispatch({ type: 'close' });
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', callOff);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', callOff);
    };
  }, [menu.item, nav]);

  return [menu, dispatch] as const;
};

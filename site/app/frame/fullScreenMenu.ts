import { wide } from './wide.ts';

const reachable = (menu: Element) =>
  [...menu.querySelectorAll<HTMLElement>('a[href], button, summary')].filter((element) => element.checkVisibility());

/** Tab goes round in it. */
const goRound = (menu: HTMLElement, event: KeyboardEvent) => {
  if (event.key !== 'Tab' || !menu.matches(':popover-open')) return;
  const elements = reachable(menu);
  const ends = [elements[0], elements.at(-1)];
  const [from, to] = event.shiftKey ? ends : ends.reverse();
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
};

/**
 * What the popover does not do by itself: while it is open, nothing behind it can be reached, and it ends with the page
 * or when the screen grows too wide for it. Returns what takes all of it back.
 */
export const tendFullScreenMenu = (menu: HTMLElement, opener: HTMLElement) => {
  const held = new AbortController();
  const { signal } = held;
  const { documentElement: page } = document;
  const cover = (covered: boolean) => {
    // Where a scrollbar takes room, its room is kept while it is away (`Header.module.css`).
    page.toggleAttribute('data-gutter', covered && window.innerWidth > page.clientWidth);
    for (const behind of document.querySelectorAll<HTMLElement>('main, footer')) behind.inert = covered;
  };
  const close = () => menu.hidePopover();
  // Before it closes, and not after, or there would be nowhere for the focus to go.
  menu.addEventListener('beforetoggle', ({ newState }) => cover(newState === 'open'), { signal });
  // The browser gives focus back; but not every one focuses a button that is pressed, and a wide screen has no such button.
  const giveBack = ({ newState }: ToggleEvent) => {
    if (newState === 'open' || document.activeElement !== document.body) return;
    const shown = opener.checkVisibility() ? opener : reachable(menu)[0];
    shown?.focus({ preventScroll: true });
  };
  menu.addEventListener('toggle', giveBack, { signal });
  menu.addEventListener('keydown', (event) => goRound(menu, event), { signal });
  matchMedia(wide).addEventListener('change', close, { signal });
  // A page that is kept for Back is kept without it.
  window.addEventListener('pagehide', close, { signal });
  cover(menu.matches(':popover-open'));
  return () => {
    held.abort();
    cover(false);
  };
};

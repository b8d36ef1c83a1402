import { useContext, useLayoutEffect } from 'react';
import { useLocation, UNSAFE_ViewTransitionContext as ViewTransition } from 'react-router';

const frameOf = (within: Element | null | undefined): Element | null =>
  within?.querySelector('picture')?.parentElement ?? null;

/** The picture of the card that leads there: of the one that was pressed, or else the first that can be seen. */
const cardPicture = (detail: string): Element | null => {
  const cards = [...document.querySelectorAll<HTMLElement>(`main article a[href="${CSS.escape(detail)}"]`)];
  const pressed = cards.find((link) => link === document.activeElement);
  const pictures = (pressed ? [pressed] : cards).map((link) => frameOf(link.closest('article')));
  return (
    pictures.find((picture) => picture?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) ?? null
  );
};

const headerPicture = (): Element | null => document.querySelector('main [data-grows]');

/**
 * Names the one picture that two pages share while the router changes one for the other (`data-growing`, see
 * `styles/growing.css`): a card's in the overview, the header's in its detail. Going back the router says which way it went
 * before, so the detail is where it led to then, or, by a link back to the overview, where it comes from. The public hook
 * tells neither.
 */
export const Growing = () => {
  const transition = useContext(ViewTransition);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    if (!transition.isTransitioning) return undefined;
    const from = transition.currentLocation.pathname;
    const to = transition.nextLocation.pathname;
    const detail = from.startsWith(`${to}/`) ? from : to;
    const picture = pathname === detail ? headerPicture() : cardPicture(detail);
    picture?.setAttribute('data-growing', '');
    return () => picture?.removeAttribute('data-growing');
  }, [transition, pathname]);
  return null;
};

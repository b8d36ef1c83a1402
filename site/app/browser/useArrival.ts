import { useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router';
import { focusOn } from './focusOn.ts';

const screenOf = ({ pathname, search }: Location) => `${pathname}?${new URLSearchParams(search).get('page') ?? ''}`;

/**
 * After a navigation to another screen, or to another page of an overview, Back and Forward included: puts focus on its
 * heading and returns its title, to be said once. A filter leaves focus on the word that was pressed, unless that is gone.
 * Nothing happens where a document has just been loaded, which says its title itself.
 */
export const useArrival = (): string => {
  const location = useLocation();
  const before = useRef(location);
  const [title, setTitle] = useState('');
  // Before a hash's target takes focus, which `HashScroll.tsx` sees to when everything is in place.
  useLayoutEffect(() => {
    const from = before.current;
    before.current = location;
    if (from === location) return;
    const elsewhere = screenOf(from) !== screenOf(location);
    setTitle(elsewhere ? document.title : '');
    const lost = from.search !== location.search && document.activeElement === document.body;
    if (elsewhere || lost) focusOn('main h1') || focusOn('main');
  }, [location]);
  return title;
};

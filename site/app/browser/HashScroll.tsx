import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { isJustMade } from './entries.ts';
import { seek, stopSeeking } from './seek.ts';
import { pointAt, targetOf } from './target.ts';

/** While it is set on the document, whoever scrolls it glides (`styles/typography.css`). */
const glide = (on: boolean) => {
  document.documentElement.toggleAttribute('data-glide', on);
};

/** Not when it was reloaded or come back to: then the browser restores. */
const isFreshDocument = () => {
  const [entry] = performance.getEntriesByType('navigation');
  return !(entry instanceof PerformanceNavigationTiming && ['reload', 'back_forward'].includes(entry.type));
};

/**
 * Hashes (`behaviour.md` §4). The router's ScrollRestoration sees to everything else: push goes to the top, Back and Forward
 * restore. It would jump to a hash's target as well; this comes before it and lets it glide.
 */
export const HashScroll = () => {
  const location = useLocation();
  const type = useNavigationType();
  const before = useRef<Location>(undefined);

  useEffect(() => {
    /** A plain link within the page: the browser goes there itself, right after this. */
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !(event.target instanceof Element && event.target.closest('a[href^="#"]'))) return;
      glide(true);
      setTimeout(glide, 0, false);
    };
    document.addEventListener('click', follow);
    addEventListener('wheel', stopSeeking, { passive: true });
    addEventListener('touchmove', stopSeeking, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      removeEventListener('wheel', stopSeeking);
      removeEventListener('touchmove', stopSeeking);
    };
  }, []);

  useLayoutEffect(() => {
    const from = before.current;
    before.current = location;
    if (from === location) return;
    const { hash } = location;
    const moved = from && from.pathname + from.search !== location.pathname + location.search;
    const wanted = from ? isJustMade(location.key) || type !== 'POP' : isFreshDocument();
    const target = hash ? targetOf(hash) : null;
    const top = moved ? 0 : scrollY;
    stopSeeking();
    if (from && (target || !moved)) pointAt(target);
    glide(false);
    if (!hash || !wanted) return;
    if (moved) scrollTo(0, 0);
    glide(from !== undefined);
    queueMicrotask(() => {
      glide(false);
      // The router goes to the top for want of a target: one stays where one was until it is there.
      if (from && !target) scrollTo({ top, behavior: 'instant' });
      seek(hash, !from);
    });
  }, [location, type]);

  return null;
};

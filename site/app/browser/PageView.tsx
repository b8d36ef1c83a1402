import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { pushEvent } from './dataLayer.ts';
import { whenShown } from './shown.ts';

/** How long after a navigation it is told of, in milliseconds (`spec.md` §9). */
const delay = 250;

/**
 * Tells the tag manager of each page, the first one too. A filter or a page of an overview is another address with other
 * content, and counts; a hash is a place on the same page, and does not. Who leaves within the delay has not seen the page.
 */
export const PageView = () => {
  const routeName = useMatches().at(-1)?.id;
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what a page view is of
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const push = () =>
      pushEvent({
        event: 'pageView',
        pageType: 'PageView',
        routeName,
        pageUrl: location.href,
        pageTitle: document.title,
      });
    const callOff = whenShown(() => {
      timer = setTimeout(push, delay);
    });
    return () => {
      callOff();
      clearTimeout(timer);
    };
  }, [routeName, pathname, search]);
  return null;
};

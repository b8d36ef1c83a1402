import { unasked } from '../../boot/ahead.ts';
import { localeOfPath } from '../../locale/paths.ts';

/**
 * The screen that a link leads to, as the router asks for it; undefined where its payload is not to be fetched ahead: links
 * to files (`download`, `/media`), with a `target`, `rel="external"` or `nofollow`, to other sites and other languages, to
 * the page one is on, and to places within it.
 */
const screenOf = (link: HTMLAnchorElement): string | undefined => {
  const { origin, pathname, search } = link;
  if (origin !== location.origin || link.matches(unasked)) return undefined;
  const locale = localeOfPath(pathname);
  if (!locale || locale !== localeOfPath(location.pathname)) return undefined;
  const page = pathname + search;
  return page === location.pathname + location.search ? undefined : page;
};

export interface Ahead {
  /** What was taken last is there, or will not come. */
  goOn: () => void;
  stop: () => void;
}

/**
 * Watches the links of a page, and hands over the screens they lead to while they are in view: when the browser is idle,
 * one after the other, so many all in all.
 * @param take fetches what a screen needs; false when there is nothing to fetch
 */
export const watchAhead = (
  take: (page: string) => boolean,
  whenIdle: (work: () => void) => () => void,
  atMost: number,
): Ahead => {
  const inView = new Set<HTMLAnchorElement>();
  const taken = new Set<string>();
  let busy = false;
  let callOff: (() => void) | undefined;

  const next = () => {
    callOff = undefined;
    const [link] = inView;
    if (!link) return;
    inView.delete(link);
    const page = screenOf(link);
    if (page && !taken.has(page)) busy = take(page);
    if (page && busy) taken.add(page);
    plan();
  };
  const plan = () => {
    if (!busy && taken.size < atMost && inView.size > 0) callOff ??= whenIdle(next);
  };

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!(target instanceof HTMLAnchorElement)) continue;
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    plan();
  });

  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
    if (screenOf(link)) observer.observe(link);

  return {
    goOn: () => {
      busy = false;
      plan();
    },
    stop: () => {
      observer.disconnect();
      callOff?.();
    },
  };
};

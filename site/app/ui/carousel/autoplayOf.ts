import { type Api, still } from './api.ts';
import { createAutoplay, type Hold } from './autoplay.ts';
import type { CarouselOptions } from './options.ts';

type Options = Pick<CarouselOptions, 'autoplaySpeed' | 'pauseOnHover'>;

/** Autoplay for a carousel on the page: it stands still under a pointer, with focus, in a hidden tab and while dragged. */
export const autoplayOf = (api: Api, root: HTMLElement, { autoplaySpeed, pauseOnHover }: Options) => {
  const timer = createAutoplay(autoplaySpeed, () => {
    if (still()) return;
    if (api.canScrollNext()) api.scrollNext();
    else api.scrollTo(0);
  });
  const held = new AbortController();
  const { signal } = held;
  const on = (target: EventTarget, event: string, why: Hold, holds: () => boolean) =>
    target.addEventListener(event, () => (holds() ? timer.hold(why) : timer.release(why)), { signal });

  if (pauseOnHover) {
    on(root, 'pointerenter', 'hover', () => true);
    on(root, 'pointerleave', 'hover', () => false);
  }
  on(root, 'focusin', 'focus', () => true);
  on(root, 'focusout', 'focus', () => false);
  on(document, 'visibilitychange', 'hidden', () => document.hidden);
  if (document.hidden) timer.hold('hidden');
  if (root.contains(document.activeElement)) timer.hold('focus');

  const drag = () => timer.hold('drag');
  const drop = () => {
    timer.release('drag');
    timer.startOver();
  };
  api.on('pointerDown', drag).on('pointerUp', drop);
  timer.go();

  const end = () => {
    held.abort();
    timer.end();
    api.off('pointerDown', drag).off('pointerUp', drop);
  };
  return { ...timer, end };
};

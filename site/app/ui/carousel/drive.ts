import { type Api, still } from './api.ts';
import type { CarouselOptions } from './options.ts';
import { timedBody } from './scrollBody.ts';
import { swiped } from './swipe.ts';
import { timings } from './timing.ts';

type Options = Pick<CarouselOptions, 'speed' | 'timing' | 'swipeDistance' | 'infinite'>;

/** Gives Embla our times, curves and least distance of a swipe. Returns what takes it back. */
export const drive = (api: Api, { speed, timing, swipeDistance, infinite }: Options) => {
  let spring = api.internalEngine().scrollBody;
  let timed = spring;
  let from = { at: 0, place: 0 };

  const take = () => {
    const engine = api.internalEngine();
    spring = engine.scrollBody;
    timed = timedBody(api, still() ? 0 : speed, timings[timing]);
    engine.scrollBody = timed;
  };
  const down = () => {
    const engine = api.internalEngine();
    from = { at: engine.location.get(), place: api.selectedScrollSnap() };
    engine.scrollBody = spring;
  };
  const up = () => {
    const engine = api.internalEngine();
    const places = api.scrollSnapList().length;
    const to = from.place + swiped(engine.location.get() - from.at, swipeDistance, infinite ? engine.limit.length : 0);
    engine.scrollBody = timed;
    api.scrollTo(infinite ? (to + places) % places : Math.min(places - 1, Math.max(0, to)), still());
  };

  take();
  api.on('reInit', take).on('pointerDown', down).on('pointerUp', up);
  return () => {
    api.off('reInit', take).off('pointerDown', down).off('pointerUp', up);
  };
};

import type { UseEmblaCarouselType } from 'embla-carousel-react';

/** Embla at work. */
export type Api = NonNullable<UseEmblaCarouselType[1]>;

/** What moves the slides, frame by frame. */
export type Body = ReturnType<Api['internalEngine']>['scrollBody'];

/** Nothing glides for somebody who asked for less motion. */
export const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

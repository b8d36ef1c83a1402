import type { Timing } from './timing.ts';

/** Everything a carousel can be told. Times in ms, distances in px. */
export interface CarouselOptions {
  autoplay: boolean;
  /** How long a slide stays. */
  autoplaySpeed: number;
  /** How long a move takes. */
  speed: number;
  timing: Timing;
  /** A drag shorter than this goes back to where it began. */
  swipeDistance: number;
  /** Within this time of a press, further presses do nothing. */
  throttle: number;
  /** How much of the width is left for the slides that come next, which are cropped. A length or percentage of CSS. */
  centerPadding: string;
  slidesToShow: number;
  slidesToScroll: number;
  dots: boolean;
  navButtons: boolean;
  infinite: boolean;
  pauseOnHover: boolean;
}

export const defaults: CarouselOptions = {
  autoplay: false,
  autoplaySpeed: 3000,
  speed: 300,
  timing: 'ease',
  swipeDistance: 50,
  throttle: 500,
  centerPadding: '15%',
  slidesToShow: 1,
  slidesToScroll: 1,
  dots: true,
  navButtons: true,
  infinite: true,
  pauseOnHover: true,
};

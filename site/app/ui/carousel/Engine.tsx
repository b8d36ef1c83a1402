import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';
import { still } from './api.ts';
import { autoplayOf } from './autoplayOf.ts';
import { drive } from './drive.ts';
import type { CarouselOptions } from './options.ts';
import { throttle } from './throttle.ts';

/** What the buttons, dots and keys of a carousel do. */
export interface Controls {
  next: () => void;
  previous: () => void;
  to: (place: number) => void;
  /** Undefined where nothing moves by itself. */
  play: ((on: boolean) => void) | undefined;
}

export interface Position {
  place: number;
  places: number;
}

interface Props {
  root: HTMLElement;
  viewport: HTMLElement;
  options: CarouselOptions;
  onReady: (controls: Controls | undefined) => void;
  onMove: (position: Position) => void;
}

/** Embla over a row that worked before it: draws nothing, and puts everything back when it goes. */
const Engine = ({ root, viewport, options, onReady, onMove }: Props) => {
  const { infinite, slidesToScroll, slidesToShow, centerPadding } = options;
  const containScroll = infinite ? false : 'trimSnaps';
  const [attach, api] = useEmblaCarousel({ loop: infinite, align: 'start', slidesToScroll, containScroll });

  useEffect(() => {
    root.style.setProperty('--center-padding', centerPadding);
    root.style.setProperty('--show', String(slidesToShow));
    viewport.scrollLeft = 0;
    attach(viewport);
  }, [attach, root, viewport, centerPadding, slidesToShow]);

  useEffect(() => {
    if (!api) return;
    const tell = () => onMove({ place: api.selectedScrollSnap(), places: api.scrollSnapList().length });
    const letGo = drive(api, options);
    tell();
    api.on('select', tell).on('reInit', tell);
    return () => {
      api.off('select', tell).off('reInit', tell);
      letGo();
    };
  }, [api, options, onMove]);

  useEffect(() => {
    if (!api) return;
    const autoplay = options.autoplay && !still() ? autoplayOf(api, root, options) : undefined;
    const press = throttle(options.throttle, (move: () => void) => {
      move();
      autoplay?.startOver();
    });
    onReady({
      next: () => press(() => api.scrollNext(still())),
      previous: () => press(() => api.scrollPrev(still())),
      to: (place) => press(() => api.scrollTo(place, still())),
      play: autoplay && ((on) => (on ? autoplay.release('visitor') : autoplay.hold('visitor'))),
    });
    return () => {
      autoplay?.end();
      onReady(undefined);
    };
  }, [api, root, options, onReady]);

  return null;
};

export default Engine;

import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useChunk } from '../../browser/useChunk.ts';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { classes } from '../classes.ts';
import styles from './carousel.module.css';
import { Dots } from './Dots.tsx';
import type { Controls, Position } from './Engine.tsx';
import { NavButtons } from './NavButtons.tsx';
import { type CarouselOptions, defaults } from './options.ts';
import { useNear } from './useNear.ts';

/** Embla comes when a carousel does; without it the row scrolls by itself. */
const loadEngine = () => import('./Engine.tsx').then((module) => module.default);

interface Props extends Partial<CarouselOptions> {
  /** What it shows, for those who hear it. */
  label: string;
  /** What stands beside the buttons, such as a title. */
  head?: ReactNode;
  slides: { key: string; content: ReactNode }[];
  className?: string | undefined;
}

/**
 * Slides in a row, the next one cropped. The row scrolls by itself, so it works before any script and without one;
 * buttons and dots show when there is something to move it. Stands on a section's grid.
 */
export const Carousel = ({ label, head, slides, className, ...given }: Props) => {
  const locale = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const near = useNear(root);
  const [controls, setControls] = useState<Controls>();
  const [{ place, places }, setPosition] = useState<Position>({ place: 0, places: slides.length });
  const told = { ...defaults, ...given };
  const [options, setOptions] = useState(told);
  // Another object starts Embla anew, so it is another only when it says something else.
  if (JSON.stringify(told) !== JSON.stringify(options)) setOptions(told);
  const moves = slides.length > 1;
  const Engine = useChunk('carousel', loadEngine, near && moves);

  const press = ({ key, target }: KeyboardEvent) => {
    if (!(target instanceof Element) || target.closest('input, select, textarea')) return;
    if (key === 'ArrowRight') controls?.next();
    if (key === 'ArrowLeft') controls?.previous();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
    <div
      ref={root}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className={classes('columns', styles.carousel, className)}
      data-active={controls && moves}
      data-show={options.slidesToShow}
      onKeyDown={press}
    >
      <div className={styles.head}>
        {head}
        {moves && options.navButtons && (
          <NavButtons controls={controls} {...{ place, places }} infinite={options.infinite} />
        )}
      </div>
      <div ref={viewport} className={styles.viewport} tabIndex={controls ? undefined : 0}>
        <ul className={styles.row}>
          {slides.map(({ key, content }) => (
            <li key={key} className={styles.slide}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      {moves && (
        <div className={styles.foot}>
          <p className="small muted">{m.carousel_hint({}, { locale })}</p>
          {options.dots && <Dots controls={controls} place={place} places={places} />}
          <p className={classes('small', 'numbers', styles.position)} aria-live={options.autoplay ? 'off' : 'polite'}>
            {m.carousel_position({ number: place + 1, count: places }, { locale })}
          </p>
        </div>
      )}
      {Engine && root.current && viewport.current && (
        <Engine
          root={root.current}
          viewport={viewport.current}
          options={options}
          onReady={setControls}
          onMove={setPosition}
        />
      )}
    </div>
  );
};

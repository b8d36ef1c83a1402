import type { BlockView } from '../view.ts';
import styles from './hero.module.css';
import { idOf } from './idOf.ts';
import { Slide } from './Slide.tsx';
import { SlideLinks } from './SlideLinks.tsx';

/**
 * What home states first, at the waterline. One slide is seen at a time: the one an address points at, or else the first,
 * so that the labels below switch them without a script and each can be linked to.
 */
const HomeHeroSlides: BlockView<'home-hero-slides'> = ({ block: { slides, film, crew } }) => (
  <div className={styles.hero} data-fill="">
    <ol className={styles.slides}>
      {slides.map((slide, index) => (
        <li key={idOf(index)} id={idOf(index)} className={styles.slide}>
          <Slide slide={slide} index={index} film={index === 0 ? film : null} crew={crew} />
        </li>
      ))}
    </ol>
    {slides.length > 1 && <SlideLinks labels={slides.map(({ label }) => label)} />}
  </div>
);

export default HomeHeroSlides;

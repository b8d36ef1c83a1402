import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { List } from '../../ui/List.tsx';
import { Film } from '../cards/Film.tsx';
import type { BlockView } from '../view.ts';
import { Statement } from './Statement.tsx';

const idOf = (index: number) => `slide-${index + 1}`;

/** What home states first. Without script the slides follow each other, their labels lead to them, and the film unfolds. */
const HomeHeroSlides: BlockView<'home-hero-slides'> = ({ block: { slides, film } }) => {
  const locale = useLocale();
  return (
    <>
      <List of={slides} ordered>
        {(slide, index) => <Statement slide={slide} first={index === 0} id={idOf(index)} />}
      </List>
      {film && (
        <details>
          <summary>{m.film_play({}, { locale })}</summary>
          <Film film={film} />
        </details>
      )}
      <nav aria-label={m.slides_label({}, { locale })}>
        <List of={slides} ordered>
          {({ label }, index) => <a href={`#${idOf(index)}`}>{label}</a>}
        </List>
      </nav>
    </>
  );
};

export default HomeHeroSlides;

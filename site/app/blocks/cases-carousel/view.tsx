import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { ActionLink } from '../cards/ActionLink.tsx';
import { CaseCard } from '../cards/CaseCard.tsx';
import type { BlockView } from '../view.ts';
import styles from './cases-carousel.module.css';

/** Every third picture is wide, so that the row has a rhythm. */
const wide = { layout: 'wide', sizes: '(width < 1024px) 78vw, 54vw' } as const;
const tall = { layout: 'tall', sizes: '(width < 1024px) 78vw, 30vw' } as const;

/** Chosen cases in a row, the next one cropped. */
const CasesCarousel: BlockView<'cases-carousel'> = ({ block: { title, cases, autoplay, link } }) => (
  <>
    {cases.length === 0 ? (
      <h2>{title}</h2>
    ) : (
      <Carousel
        label={title}
        head={<h2>{title}</h2>}
        autoplay={autoplay}
        className={styles.carousel}
        slides={cases.map((card, index) => ({
          key: card.slug,
          content: <CaseCard card={card} {...(index % 3 === 0 ? wide : tall)} />,
        }))}
      />
    )}
    {link && <ActionLink link={link} className={styles.all} />}
  </>
);

export default CasesCarousel;

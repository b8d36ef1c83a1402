import { classes } from '../../ui/classes.ts';
import type { CaseCard as Card } from '../fields/index.ts';
import { type CardLayout, CaseCard } from './CaseCard.tsx';
import styles from './CaseGrid.module.css';
import type { CardHeading } from './heading.ts';

interface Place {
  layout: CardLayout;
  sizes: string;
}

/** The nine places of the uneven grid, then from the start again; `CaseGrid.module.css` says where they are. */
const wide: Place = { layout: 'wide', sizes: '(width < 1024px) 92vw, (width < 1826px) 61vw, 1109px' };
const wider: Place = { layout: 'wide', sizes: '(width < 1024px) 92vw, (width < 1826px) 53vw, 967px' };
const tall: Place = { layout: 'tall', sizes: '(width < 1024px) 69vw, (width < 1826px) 30vw, 539px' };
const full: Place = { layout: 'full', sizes: '100vw' };
const nine: Place[] = [wide, tall, tall, wider, full, wide, tall, tall, wider];

/** Which of the nine it is; a third that nothing follows takes the width that would be its neighbour's. */
const placeOfNine = (index: number, count: number) =>
  index % 9 === 2 && index === count - 1 ? wider : nine[index % 9];

/** Two beside each other, where a case leads on to others. */
const two: Place[] = [wider, { layout: 'tall', sizes: '(width < 1024px) 92vw, (width < 1826px) 38vw, 682px' }];

interface Props {
  cards: Card[];
  heading?: CardHeading;
  /** The first card's number. */
  from?: number;
  pattern?: 'nine' | 'two';
  eager?: boolean;
  className?: string | undefined;
}

/** Cases on an uneven grid, numbered behind their pictures' top edges. */
export const CaseGrid = ({ cards, heading = 'h3', from = 1, pattern = 'nine', eager = false, className }: Props) => {
  return (
    <ul className={classes('columns', styles.grid, styles[pattern], className)}>
      {cards.map((card, index) => (
        <li key={card.slug}>
          <CaseCard
            card={card}
            heading={heading}
            number={from + index}
            eager={eager && index === 0}
            {...(pattern === 'two' ? two[index % 2] : placeOfNine(index, cards.length))}
          />
        </li>
      ))}
    </ul>
  );
};

import type { ReactNode } from 'react';
import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { classes } from '../../ui/classes.ts';
import { ArrowLabel } from '../../ui/link/ArrowLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { CaseCard as Card } from '../fields/index.ts';
import styles from './CaseCard.module.css';
import { CaseFacts } from './CaseFacts.tsx';
import type { CardHeading } from './heading.ts';
import { kindLabels } from './kindLabels.ts';
import { Testimony } from './Testimony.tsx';

/** `tall` shows the narrow viewpoint on every screen; `full` reaches from edge to edge of the section it stands in. */
export type CardLayout = 'wide' | 'tall' | 'full';

interface Props {
  card: Card;
  heading?: CardHeading;
  /** Stands behind the picture's top edge. For the eye alone: a case has no number. */
  number?: number;
  layout?: CardLayout;
  /** How wide the picture is shown. */
  sizes?: string;
  /** For the first card of a screen, whose picture is seen at once. */
  eager?: boolean;
}

/** What a case shows above its title: its picture; a testimonial's quote; its summary, where it has neither. */
const face = (card: Card, { layout, sizes, eager }: Pick<Props, 'layout' | 'sizes' | 'eager'>): ReactNode => {
  const { kind, image, imageNarrow, quote, quoteName, quoteRole, summary } = card;
  if (kind === 'testimonial' && quote) return <Testimony quote={quote} name={quoteName} role={quoteRole} />;
  const picture = layout === 'tall' ? (imageNarrow ?? image) : image;
  if (!picture) return summary && <p className={styles.summary}>{summary}</p>;
  return (
    <Picture
      image={picture}
      narrow={layout === 'tall' ? undefined : imageNarrow}
      eager={eager ?? false}
      className={styles.picture}
      {...(sizes && { sizes })}
    />
  );
};

/**
 * A case: its label, its title and one link, which covers the card. "Explore" stands inside that link for the eye alone,
 * since read out in a list of links it would say nothing. A testimonial is its quote; its title is for the ear.
 */
export const CaseCard = ({ card, heading: Heading = 'h3', number, layout = 'wide', sizes, eager }: Props) => {
  const locale = useLocale();
  const { kind, title, slug, quote, image } = card;
  const speaks = kind === 'testimonial' && quote !== undefined;
  const pictured = image !== undefined && !speaks;
  // Only a picture can reach the edges.
  const placed = layout === 'full' && !pictured ? 'wide' : layout;
  return (
    <article className={styles.card} data-kind={kind} data-layout={placed} data-face={pictured ? 'picture' : 'type'}>
      {number !== undefined && (
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
      )}
      {face(card, { layout, sizes, eager: eager ?? false })}
      <div className={styles.kind}>
        <p>{kindLabels[kind]({}, { locale })}</p>
        <CaseFacts card={card} />
      </div>
      <Heading className={placed === 'full' ? 't2' : 't3'}>
        <LocaleLink to={`/cases/${slug}`} grows className={classes('cover', styles.link)}>
          {speaks ? <VisuallyHidden>{title}</VisuallyHidden> : <span>{title}</span>}{' '}
          <span className={styles.explore} aria-hidden="true">
            <ArrowLabel way="out">{m.case_explore({}, { locale })}</ArrowLabel>
          </span>
        </LocaleLink>
      </Heading>
    </article>
  );
};

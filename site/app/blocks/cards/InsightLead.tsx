import { longDate } from '../../locale/dates.ts';
import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { ArrowLabel } from '../../ui/link/ArrowLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { InsightCard } from '../fields/index.ts';
import type { CardHeading } from './heading.ts';
import styles from './InsightLead.module.css';

interface Props {
  insight: InsightCard;
  heading?: CardHeading;
  /** On a screen where it is the first large picture. */
  eager?: boolean;
}

/** The insight that leads a list: its picture large, its date in full. "Read more" is for the eye alone. */
export const InsightLead = ({ insight, heading: Heading = 'h3', eager = false }: Props) => {
  const locale = useLocale();
  const { title, slug, summary, date, category, readingMinutes, image, imageNarrow } = insight;
  const minutes = readingMinutes !== undefined && m.insight_minutes({ minutes: readingMinutes }, { locale });
  return (
    <article className={styles.lead} data-bare={image ? undefined : ''}>
      {image && (
        <Picture
          image={image}
          narrow={imageNarrow}
          eager={eager}
          sizes="(width < 1024px) 100vw, 62vw"
          className={styles.picture}
        />
      )}
      <div className={styles.facts}>
        <time dateTime={date}>{longDate(locale, date)}</time>
        <p>{[category?.title, minutes].filter(Boolean).join(', ')}</p>
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>
          <LocaleLink to={`/insights/${slug}`} grows className="cover">
            {title}
          </LocaleLink>
        </Heading>
        {summary && <p>{summary}</p>}
        <p className={styles.more} aria-hidden="true">
          <ArrowLabel>{m.insight_read_more({}, { locale })}</ArrowLabel>
        </p>
      </div>
    </article>
  );
};

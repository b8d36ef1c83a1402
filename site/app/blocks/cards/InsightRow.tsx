import { shortDate } from '../../locale/dates.ts';
import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { InsightCard } from '../fields/index.ts';
import type { CardHeading } from './heading.ts';
import styles from './InsightRow.module.css';

interface Props {
  insight: InsightCard;
  heading?: CardHeading;
}

/** An insight in a typographic list. Its picture surfaces for whoever points at it, and says nothing that the title does not. */
export const InsightRow = ({ insight, heading: Heading = 'h3' }: Props) => {
  const locale = useLocale();
  const { title, slug, date, category, image } = insight;
  return (
    <article className={styles.row}>
      <time className={styles.date} dateTime={date}>
        {shortDate(locale, date)}
      </time>
      {category && <p className={styles.category}>{category.title}</p>}
      <Heading className={styles.title}>
        <LocaleLink to={`/insights/${slug}`} grows className="cover">
          {title}
        </LocaleLink>
      </Heading>
      <Icon name="arrow" className={styles.arrow} />
      {image && <Picture image={image} alt="" sizes="20vw" className={styles.picture} />}
    </article>
  );
};

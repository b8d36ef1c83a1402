import type { InsightCard } from '../../blocks/fields/index.ts';
import { Section } from '../../blocks/Section.tsx';
import { shortDate } from '../../locale/dates.ts';
import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { classes } from '../../ui/classes.ts';
import { ArrowLabel } from '../../ui/link/ArrowLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './latest.module.css';

const Written = ({ insight, first }: { insight: InsightCard; first: boolean }) => {
  const locale = useLocale();
  const { title, slug, date, category, image, imageNarrow } = insight;
  return (
    <article className={classes(styles.insight, first ? styles.first : styles.other)}>
      {first && image && (
        <Picture image={image} narrow={imageNarrow} sizes="(width < 1024px) 92vw, 62vw" className={styles.picture} />
      )}
      <p className="small">
        <time dateTime={date}>{shortDate(locale, date)}</time>
        {category && <span className="muted"> {category.title}</span>}
      </p>
      <h3 className={styles.title}>
        <LocaleLink to={`/insights/${slug}`} className="cover">
          {title}
          {!first && (
            <span className={styles.more} aria-hidden="true">
              <ArrowLabel>{m.insight_read_more({}, { locale })}</ArrowLabel>
            </span>
          )}
        </LocaleLink>
      </h3>
    </article>
  );
};

/** What a colleague wrote: the newest with its picture, others beside it. */
export const Latest = ({ insights }: { insights: InsightCard[] }) => {
  const locale = useLocale();
  const [first, ...others] = insights;
  if (!first) return null;
  return (
    <Section theme="fog" labelledBy="latest-insights">
      <h2 id="latest-insights" className={styles.heading}>
        {m.employee_latest({}, { locale })}
      </h2>
      <Written insight={first} first />
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map((insight) => (
            <Written key={insight.slug} insight={insight} first={false} />
          ))}
        </div>
      )}
    </Section>
  );
};

import { longDate } from '../../locale/dates.ts';
import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { InsightCard } from '../fields/index.ts';
import type { CardHeading } from './heading.ts';

interface Props {
  insight: InsightCard;
  heading?: CardHeading;
  /** On a screen where it is the first large picture. */
  eager?: boolean;
}

/** The insight that leads a list: its picture first, its date in full. */
export const InsightLead = ({ insight, heading: Heading = 'h3', eager = false }: Props) => {
  const locale = useLocale();
  const { title, slug, summary, date, category, readingMinutes, image, imageNarrow } = insight;
  return (
    <article>
      {image && <Picture image={image} narrow={imageNarrow} eager={eager} />}
      <time dateTime={date}>{longDate(locale, date)}</time>
      {category && <p>{category.title}</p>}
      {readingMinutes !== undefined && <p>{m.insight_minutes({ minutes: readingMinutes }, { locale })}</p>}
      <Heading>
        <LocaleLink to={`/insights/${slug}`}>
          {title} <span aria-hidden="true">{m.insight_read_more({}, { locale })}</span>
        </LocaleLink>
      </Heading>
      {summary && <p>{summary}</p>}
    </article>
  );
};

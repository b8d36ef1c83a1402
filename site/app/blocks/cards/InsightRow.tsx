import { shortDate } from '../../locale/dates.ts';
import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { InsightCard } from '../fields/index.ts';
import type { CardHeading } from './heading.ts';

interface Props {
  insight: InsightCard;
  heading?: CardHeading;
}

/** An insight in a typographic list. "Read more" is for the eye alone: the title is what the link is called. */
export const InsightRow = ({ insight, heading: Heading = 'h3' }: Props) => {
  const locale = useLocale();
  const { title, slug, summary, date, category, image, imageNarrow } = insight;
  return (
    <article>
      <time dateTime={date}>{shortDate(locale, date)}</time>
      {category && <p>{category.title}</p>}
      <Heading>
        <LocaleLink to={`/insights/${slug}`}>
          {title} <span aria-hidden="true">{m.insight_read_more({}, { locale })}</span>
        </LocaleLink>
      </Heading>
      {summary && <p>{summary}</p>}
      {image && <Picture image={image} narrow={imageNarrow} />}
    </article>
  );
};

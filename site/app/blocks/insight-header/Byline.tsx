import { longDate } from '../../locale/dates.ts';
import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { BlockData } from '../view.ts';

type Props = Pick<BlockData<'insight-header'>, 'author' | 'date' | 'readingMinutes' | 'category'>;

/** Who wrote an article and when, what it belongs to and how long it takes. */
export const Byline = ({ author, date, readingMinutes, category }: Props) => {
  const locale = useLocale();
  const standing = author?.cutout ?? author?.portrait;
  return (
    <ul>
      {author && (
        <li>
          {standing && <Picture image={standing} alt="" />}
          <LocaleLink to={`/employees/${author.slug}`} rel="author">
            {author.name}
          </LocaleLink>
          , {author.role}
        </li>
      )}
      <li>
        <time dateTime={date}>{longDate(locale, date)}</time>
      </li>
      {category && (
        <li>
          <LocaleLink to={`/insights?category=${encodeURIComponent(category.slug)}`}>{category.title}</LocaleLink>
        </li>
      )}
      {readingMinutes !== undefined && <li>{m.insight_minutes({ minutes: readingMinutes }, { locale })}</li>}
    </ul>
  );
};

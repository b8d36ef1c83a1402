import { longDate } from '../../locale/dates.ts';
import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { BlockData } from '../view.ts';
import styles from './Byline.module.css';

type Props = Pick<BlockData<'insight-header'>, 'author' | 'date' | 'readingMinutes' | 'category'>;

/** Who wrote an article and when, what it belongs to and how long it takes. */
export const Byline = ({ author, date, readingMinutes, category }: Props) => {
  const locale = useLocale();
  return (
    <ul className={styles.byline}>
      {author && (
        <li className={styles.author}>
          {!author.cutout && author.portrait && (
            <Picture image={author.portrait} alt="" sizes="96px" className={styles.portrait} />
          )}
          <LocaleLink className={styles.name} to={`/employees/${author.slug}`} rel="author">
            {author.name}
          </LocaleLink>
          <span>{author.role}</span>
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

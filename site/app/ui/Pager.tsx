import { Link } from 'react-router';
import { m } from '../locale/paraglide/messages.js';
import { useLocale } from '../locale/useLocale.ts';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import styles from './Pager.module.css';
import { pagesShown } from './pagesShown.ts';

interface Props {
  page: number;
  pageCount: number;
  href: (page: number) => string;
}

/** The pages of a list, as links; nothing when there is only one. */
export const Pager = ({ page, pageCount, href }: Props) => {
  const locale = useLocale();
  if (pageCount < 2) return null;
  return (
    <nav className={styles.pager} aria-label={m.pager({}, { locale })}>
      {page > 1 && (
        <Link to={href(page - 1)} rel="prev" className={styles.step}>
          <Icon name="back" className={styles.arrow} />
          {m.pager_previous({}, { locale })}
        </Link>
      )}
      <ol className={styles.pages}>
        {pagesShown(page, pageCount).map((shown) => (
          <li key={shown.key}>
            {shown.page === undefined ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                to={href(shown.page)}
                className={styles.page}
                aria-label={m.pager_page({ number: shown.page }, { locale })}
                aria-current={shown.page === page ? 'page' : undefined}
              >
                {shown.page}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <Link to={href(page + 1)} rel="next" className={classes(styles.step, styles.next)}>
          {m.pager_next({}, { locale })}
          <Icon name="arrow" className={styles.arrow} />
        </Link>
      )}
    </nav>
  );
};

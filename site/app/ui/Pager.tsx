import { Link } from 'react-router';
import { m } from '../locale/paraglide/messages.js';
import { useLocale } from '../locale/useLocale.ts';
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
    <nav aria-label={m.pager({}, { locale })}>
      {page > 1 && (
        <Link to={href(page - 1)} rel="prev">
          {m.pager_previous({}, { locale })}
        </Link>
      )}
      <ol>
        {pagesShown(page, pageCount).map((shown) => (
          <li key={shown.key}>
            {shown.page === undefined ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                to={href(shown.page)}
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
        <Link to={href(page + 1)} rel="next">
          {m.pager_next({}, { locale })}
        </Link>
      )}
    </nav>
  );
};

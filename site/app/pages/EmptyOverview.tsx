import { Link } from 'react-router';
import { m } from '../locale/paraglide/messages.js';
import { useLocale } from '../locale/useLocale.ts';

interface Props {
  emptyTitle: string | undefined;
  emptyText: string | undefined;
  chosen: string | undefined;
  /** The overview without its filter. */
  everything: string;
}

/** Nothing to show, and the way back to where there is something. */
export const EmptyOverview = ({ emptyTitle, emptyText, chosen, everything }: Props) => {
  const locale = useLocale();
  return (
    <section>
      <h2>{emptyTitle ?? m.empty_title({}, { locale })}</h2>
      {emptyText && <p>{emptyText}</p>}
      {chosen !== undefined && (
        <p>
          <Link to={everything}>{m.empty_show_all({}, { locale })}</Link>
        </p>
      )}
    </section>
  );
};

import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import type { CaseCard } from '../fields/index.ts';

/** For whom a case was made, and when. */
export const CaseFacts = ({ card: { client, year } }: { card: Pick<CaseCard, 'client' | 'year'> }) => {
  const locale = useLocale();
  if (!client && year === undefined) return null;
  return (
    <dl>
      {client && (
        <div>
          <dt>{m.case_client({}, { locale })}</dt>
          <dd>{client.name}</dd>
        </div>
      )}
      {year !== undefined && (
        <div>
          <dt>{m.case_year({}, { locale })}</dt>
          <dd>{year}</dd>
        </div>
      )}
    </dl>
  );
};

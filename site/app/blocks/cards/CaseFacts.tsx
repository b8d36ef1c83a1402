import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { CaseCard } from '../fields/index.ts';

/** For whom a case was made, and when; beside its label the eye needs no name for either. */
export const CaseFacts = ({ card: { client, year } }: { card: Pick<CaseCard, 'client' | 'year'> }) => {
  const locale = useLocale();
  if (!client && year === undefined) return null;
  return (
    <dl>
      {client && (
        <div>
          <dt>
            <VisuallyHidden>{m.case_client({}, { locale })}</VisuallyHidden>
          </dt>
          <dd>{client.name}</dd>
        </div>
      )}
      {year !== undefined && (
        <div>
          <dt>
            <VisuallyHidden>{m.case_year({}, { locale })}</VisuallyHidden>
          </dt>
          <dd>{year}</dd>
        </div>
      )}
    </dl>
  );
};

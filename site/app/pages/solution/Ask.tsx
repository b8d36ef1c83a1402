import { ActionLink } from '../../blocks/cards/ActionLink.tsx';
import { PersonContact } from '../../blocks/cards/PersonContact.tsx';
import type { PersonCard, SiteLink } from '../../blocks/fields/index.ts';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';

interface Props {
  person: PersonCard | undefined;
  action: SiteLink | undefined;
}

/** How the page of a product or service ends: with somebody to ask, and the same offer as it began with. */
export const Ask = ({ person, action }: Props) => {
  const locale = useLocale();
  if (!person) return null;
  return (
    <section aria-labelledby="ask">
      <h2 id="ask">{m.case_want_to_know_more({}, { locale })}</h2>
      <PersonContact person={person} />
      {action && <ActionLink link={action} />}
    </section>
  );
};

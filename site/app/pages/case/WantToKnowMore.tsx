import { PersonContact } from '../../blocks/cards/PersonContact.tsx';
import type { PersonCard } from '../../blocks/fields/index.ts';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';

/** The colleague who is responsible for a case, and one button to ask them. */
export const WantToKnowMore = ({ person }: { person: PersonCard }) => {
  const locale = useLocale();
  const [firstName = person.name] = person.name.split(' ');
  return (
    <section aria-labelledby="want-to-know-more">
      <h2 id="want-to-know-more">{m.case_want_to_know_more({}, { locale })}</h2>
      <PersonContact person={person} />
      {person.email && (
        <p>
          <a href={`mailto:${person.email}`}>{m.case_ask({ name: firstName }, { locale })}</a>
        </p>
      )}
    </section>
  );
};

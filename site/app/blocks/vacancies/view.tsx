import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { ActionLink } from '../cards/ActionLink.tsx';
import { Intro } from '../cards/Intro.tsx';
import type { BlockView } from '../view.ts';
import { VacancyList } from './VacancyList.tsx';

/** Open vacancies. The whole list carries the id that `/careers#vacancies` asks for; a choice of a few does not. */
const Vacancies: BlockView<'vacancies'> = ({ block: { title, text, emptyText, limit = 0, link, offers } }) => {
  const locale = useLocale();
  return (
    <>
      <Intro title={title} text={text} id={limit > 0 ? undefined : 'vacancies'} />
      {offers === null && (
        <p>
          {m.vacancies_away({}, { locale })} <LocaleLink to="/contact">{m.contact_write({}, { locale })}</LocaleLink>
        </p>
      )}
      {offers?.length === 0 && <p>{emptyText ?? m.vacancies_empty({}, { locale })}</p>}
      {offers && <VacancyList offers={offers} limit={limit} />}
      {link && <ActionLink link={link} />}
    </>
  );
};

export default Vacancies;

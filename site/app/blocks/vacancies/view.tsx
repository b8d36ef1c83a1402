import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { classes } from '../../ui/classes.ts';
import { ActionLink } from '../cards/ActionLink.tsx';
import { Intro } from '../cards/Intro.tsx';
import type { BlockView } from '../view.ts';
import styles from './Vacancies.module.css';
import { AllVacancies, SomeVacancies } from './VacancyList.tsx';

/** Open vacancies. The whole list carries the id that `/careers#vacancies` asks for; a choice of a few does not. */
const Vacancies: BlockView<'vacancies'> = ({ block: { title, text, emptyText, limit = 0, link, offers } }) => {
  const locale = useLocale();
  const few = limit > 0;
  return (
    <div className={classes('columns', styles.vacancies, few && styles.few)}>
      <div className={styles.intro}>
        <Intro title={title} text={text} id={few ? undefined : 'vacancies'} size={few ? 't2' : 't1'} />
        {link && <ActionLink link={link} className={styles.link} />}
      </div>
      <div className={styles.list}>
        {offers === null && (
          <p className={styles.notice}>
            {m.vacancies_away({}, { locale })} <LocaleLink to="/contact">{m.contact_write({}, { locale })}</LocaleLink>
          </p>
        )}
        {offers?.length === 0 && <p className={styles.notice}>{emptyText ?? m.vacancies_empty({}, { locale })}</p>}
        {offers && (few ? <SomeVacancies offers={offers.slice(0, limit)} /> : <AllVacancies offers={offers} />)}
      </div>
    </div>
  );
};

export default Vacancies;

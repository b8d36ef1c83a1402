import { m } from '../../locale/paraglide/messages.js';
import type { VacancyType } from '../fields/index.ts';

/** What a type of vacancy is called. */
export const typeLabels: { [Type in VacancyType]: typeof m.vacancy_contract } = {
  contract: m.vacancy_contract,
  fulltime: m.vacancy_fulltime,
  internship: m.vacancy_internship,
  parttime: m.vacancy_parttime,
  seasonal: m.vacancy_seasonal,
  temporary: m.vacancy_temporary,
};

import type { Entry } from '../define';
import { about } from './about';
import { aboutPages } from './about-pages';
import { careers } from './careers';
import { cases } from './cases';
import { casesOverview } from './cases-overview';
import { contact } from './contact';
import { cookies } from './cookies';
import { employees } from './employees';
import { employeesOverview } from './employees/overview';
import { teams } from './employees/teams';
import { home } from './home';
import { insights } from './insights';
import { categories } from './insights/categories';
import { insightsOverview } from './insights/overview';
import { menus } from './menus';
import { pages } from './pages';
import { clients, partners } from './partners';
import { siteSettings } from './site-settings';
import { solutions } from './solutions';

/**
 * The whole demo, in the order of planting. Any order works; what is named by much stands early, since an entry that
 * names a later one is written twice.
 */
export const entries: Entry[] = [
  ...clients,
  ...partners,
  ...teams,
  ...employees,
  ...categories,
  ...solutions,
  ...cases,
  ...insights,
  ...aboutPages,
  ...pages,
  siteSettings,
  home,
  casesOverview,
  ...insightsOverview,
  ...employeesOverview,
  ...about,
  ...careers,
  ...contact,
  ...cookies,
  ...menus,
];

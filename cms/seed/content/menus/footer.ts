import type { Entry } from '../../define';
import { linksBelow, menu, menuItem } from './build';

const above = 'menu:footer';

export const footer: Entry[] = [
  menu('footer', 'Footer', 'Voet'),
  menuItem({ key: 'formalities', above, order: 1, en: { title: 'Formalities' }, nl: { title: 'Formaliteiten' } }),
  ...linksBelow('formalities', [
    ['privacy', 'Privacy statement', '/privacy-statement', 'Privacy\u00ADverklaring', '/privacyverklaring'],
    ['terms', 'Terms', '/terms', 'Voorwaarden', '/voorwaarden'],
    ['cookies', 'Our cookies', '/cookies', 'Onze cookies', '/cookies'],
    ['certificates', 'Certificates', '/about-vi/certificates', 'Certificaten', '/about-vi/certificaten'],
  ]),
  menuItem({
    key: 'talent',
    above,
    order: 2,
    en: { title: 'Looking for new talent' },
    nl: { title: 'Op zoek naar nieuw talent' },
  }),
  ...linksBelow('talent', [
    ['vacancies', 'Vacancies', '/careers', 'Vacatures', '/careers'],
    ['internships', 'Internships', '/careers#internship', 'Stages', '/careers#internship'],
    ['culture', 'Culture', '/about-vi/how-we-work', 'Cultuur', '/about-vi/hoe-we-werken'],
  ]),
];

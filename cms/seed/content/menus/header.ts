import { art, type Entry, ref } from '../../define';
import { menu, menuItem } from './build';

const above = 'menu:header';

/** What opens below these two stands in files of its own: `solutions.ts` and `about.ts`. */
export const header: Entry[] = [
  menu('header', 'Header', 'Kop'),
  menuItem({
    key: 'cases',
    above,
    order: 1,
    en: { title: 'Cases', url: '/cases' },
    nl: { title: 'Cases', url: '/cases' },
  }),
  menuItem({
    key: 'solutions',
    above,
    order: 2,
    beside: { image: art('menu-solutions', 'crane'), featuredCase: ref('case:terminal') },
    en: {
      title: 'Solutions',
      url: '/solutions',
      detail: { title: 'Solutions', intro: 'Two products that began as an annoyance, and two things we do by hand.' },
    },
    nl: {
      title: 'Oplossingen',
      url: '/solutions',
      detail: { title: 'Oplossingen', intro: 'Twee producten die als ergernis begonnen, en twee dingen met de hand.' },
    },
  }),
  menuItem({
    key: 'insights',
    above,
    order: 3,
    en: { title: 'Insights', url: '/insights' },
    nl: { title: 'Inzichten', url: '/insights' },
  }),
  menuItem({
    key: 'about',
    above,
    order: 4,
    beside: { image: art('menu-about', 'bridge'), featuredInsight: ref('insight:friday') },
    en: {
      title: 'About VI',
      url: '/about-vi',
      detail: { title: 'About VI', intro: 'VI is six. So is the water, in metres, above our desks.' },
    },
    nl: {
      title: 'Over VI',
      url: '/about-vi',
      detail: { title: 'Over VI', intro: 'VI is zes. Het water ook, in meters, boven onze bureaus.' },
    },
  }),
  menuItem({
    key: 'careers',
    above,
    order: 5,
    en: { title: 'Careers', url: '/careers' },
    nl: { title: 'Werken bij', url: '/careers' },
  }),
  menuItem({
    key: 'contact',
    above,
    order: 6,
    en: { title: 'Contact', url: '/contact' },
    nl: { title: 'Contact', url: '/contact' },
  }),
];

import { art, type Entry, ref } from '../../define';
import { linksBelow, menuItem } from './build';

const above = 'menu-item:about';

export const about: Entry[] = [
  menuItem({
    key: 'about-method',
    above,
    order: 1,
    beside: { image: art('menu-method', 'lock'), featuredInsight: ref('insight:lock-keeper') },
    en: {
      title: 'How we work',
      url: '/about-vi/how-we-work',
      detail: {
        title: 'How we work',
        intro: 'We say no early, we go and look, we write it down, and we go home at five.',
      },
    },
    nl: {
      title: 'Hoe we werken',
      url: '/about-vi/hoe-we-werken',
      detail: {
        title: 'Hoe we werken',
        intro: 'Op tijd nee zeggen, gaan kijken, opschrijven, en om vijf uur naar huis.',
      },
    },
  }),
  ...linksBelow('about-method', [
    ['habits', 'Four habits', '/about-vi', 'Vier gewoontes', '/about-vi'],
    ['join', 'How to join', '/careers', 'Hoe je erbij komt', '/careers'],
  ]),
  menuItem({
    key: 'about-history',
    above,
    order: 2,
    beside: { image: art('menu-history', 'pile'), featuredCase: ref('case:bolder') },
    en: {
      title: 'A leak and a list',
      url: '/about-vi/a-leak-and-a-list',
      detail: { title: 'A leak and a list', intro: 'How it began, in 2009, in a pumping station with wet feet.' },
    },
    nl: {
      title: 'Een lek en een lijst',
      url: '/about-vi/een-lek-en-een-lijst',
      detail: { title: 'Een lek en een lijst', intro: 'Hoe het begon: in 2009, in een gemaal, met natte voeten.' },
    },
  }),
  menuItem({
    key: 'about-certificates',
    above,
    order: 3,
    beside: { image: art('menu-certificates', 'hull') },
    en: {
      title: 'Certificates',
      url: '/about-vi/certificates',
      detail: {
        title: 'Certificates',
        intro: 'Loaded to the line, not over it. An outsider comes every year to check.',
      },
    },
    nl: {
      title: 'Certificaten',
      url: '/about-vi/certificaten',
      detail: {
        title: 'Certificaten',
        intro: 'Geladen tot de lijn, niet erover. Elk jaar komt iemand van buiten kijken.',
      },
    },
  }),
  menuItem({
    key: 'about-employees',
    above,
    order: 4,
    beside: { image: art('menu-employees', 'hall') },
    en: {
      title: 'Employees',
      url: '/employees',
      detail: {
        title: 'Employees',
        intro: 'Twelve of us keep still for a portrait.',
        callToAction: { label: 'Pick an empty chair', url: '/careers' },
      },
    },
    nl: {
      title: 'Medewerkers',
      url: '/employees',
      detail: {
        title: 'Medewerkers',
        intro: 'Twaalf van ons wilden stilzitten voor een portret.',
        callToAction: { label: 'Kies een lege stoel', url: '/careers' },
      },
    },
  }),
];

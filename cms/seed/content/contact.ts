import { art, block, type Entry } from '../define';
import { link } from './parts';
import { metadata } from './sections';

const route = 'https://www.openstreetmap.org/directions?route=%3B51.8982%2C4.4823#map=16/51.8982/4.4823';
const lamp = { image: art('contact-lamp', 'beacon', 'wide'), imageNarrow: art('contact-lamp', 'beacon', 'narrow') };

export const contact: Entry[] = [
  {
    key: 'contact',
    en: {
      title: 'Contact',
      header: { title: 'So, what is it?', theme: 'tide', edge: 'none' },
      visitTitle: 'Want to visit us?',
      blocks: [
        block('contact.address-banner', {
          title: 'Kat\u00ADen\u00ADdrechtse Kade 6',
          text: '3072 AB Rotterdam. Left of the bridge, behind the blue door that is green.',
          route: link('Plan your route', route),
          theme: 'fog',
          edge: 'none',
        }),
        block('banners.footer-banner', {
          title: 'Come on a Thursday',
          text: 'There is soup from five. Tell us you are coming and we will cut another leek.',
          link: link('See who will be there', '/employees'),
          ...lamp,
          theme: 'ink',
          edge: 'none',
        }),
      ],
      ...metadata(
        'Contact',
        'Katendrechtse Kade 6 in Rotterdam, 010 555 06 06, or one sentence with six gaps. Wout picks up.',
      ),
    },
    nl: {
      title: 'Contact',
      header: { title: 'Zeg het eens', theme: 'tide', edge: 'none' },
      visitTitle: 'Kom je langs?',
      blocks: [
        block('contact.address-banner', {
          title: 'Kat\u00ADen\u00ADdrechtse Kade 6',
          text: '3072 AB Rotterdam. Links van de brug, achter de blauwe deur die groen is.',
          route: link('Plan je route', route),
          theme: 'fog',
          edge: 'none',
        }),
        block('banners.footer-banner', {
          title: 'Kom op donderdag',
          text: 'Vanaf vijf uur is er soep. Meld je even, dan snijden we een prei extra.',
          link: link('Kijk wie er dan zijn', '/employees'),
          ...lamp,
          theme: 'ink',
          edge: 'none',
        }),
      ],
      ...metadata(
        'Contact',
        'Katendrechtse Kade 6 in Rotterdam, 010 555 06 06, of één zin met zes gaten. Wout neemt op.',
      ),
    },
  },
];

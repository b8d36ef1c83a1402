import { art, block, type Entry, ref } from '../define';
import { link } from './parts';
import { metadata, people } from './sections';
import { procedure } from './vacancies/procedure';

const heads = people('harjit', 'imani', 'wout', 'kees', 'amina');
const rest = people('bram', 'lotte', 'dewi', 'joris', 'yusuf', 'saar');
const picture = { image: art('careers-lock', 'lock') };

export const careers: Entry[] = [
  {
    key: 'careers',
    en: {
      title: 'Careers',
      header: {
        title: 'Ten empty chairs',
        text:
          'Twenty-three people with their heads above water would like ten more. You do not need to love the sea. ' +
          'You do need to like finding out what is really going on.',
        employees: heads,
        action: link('Pick a chair', '/careers#vacancies'),
        theme: 'tide',
        edge: 'none',
      },
      blocks: [
        block('collections.vacancies', {
          title: 'Vacancies',
          emptyText: 'Every chair is taken today. Write anyway; we keep a stool.',
          limit: 0,
          theme: 'ink',
          edge: 'chop',
        }),
        block('text.culture', {
          title: 'Quiet mornings, soup on Thursdays',
          text:
            'No meetings before eleven, because that is when the thinking happens. Every quarter you spend a night ' +
            'with the people who use what you made.\n\nYou choose your own machine. You get a day a week to get ' +
            'better at something, and nobody asks what it is for.',
          ...picture,
          link: link('More about our culture', '/about-vi'),
          theme: 'paper',
          edge: 'none',
        }),
        procedure('en'),
        block('contact.social-media', {
          title: 'Follow us on',
          text: 'Mostly bridges. Sometimes a release. Never a quote over a sunset.',
          theme: 'signal',
          edge: 'swell',
        }),
        block('contact.contact-form-banner', {
          title: 'No chair in your shape?',
          text: 'Tell us which one we should buy. Dewi reads every letter, and answers.',
          employee: ref('employee:dewi'),
          theme: 'paper',
          edge: 'calm',
        }),
        block('collections.employee-overview', {
          title: 'The rest of the team',
          employees: rest,
          link: link('Meet everyone', '/employees'),
          theme: 'tide',
          edge: 'swell',
        }),
      ],
      ...metadata(
        'Careers: ten empty chairs',
        'Vacancies at VI in Rotterdam: fulltime, parttime, for the summer or for five months. Quiet mornings, ' +
          'soup on Thursdays.',
      ),
    },
    nl: {
      title: 'Werken bij',
      header: {
        title: 'Tien lege stoelen',
        text:
          'Drieëntwintig mensen met het hoofd boven water zoeken er tien bij. Van de zee houden hoeft niet. Willen ' +
          'weten wat er echt speelt wel.',
        employees: heads,
        action: link('Kies een stoel', '/careers#vacancies'),
        theme: 'tide',
        edge: 'none',
      },
      blocks: [
        block('collections.vacancies', {
          title: 'Vacatures',
          emptyText: 'Vandaag zijn alle stoelen bezet. Schrijf toch maar; we hebben nog een kruk.',
          limit: 0,
          theme: 'ink',
          edge: 'chop',
        }),
        block('text.culture', {
          title: 'Stille ochtenden, donderdag soep',
          text:
            'Geen overleg voor elven, want dan wordt er nagedacht. Elk kwartaal draai je een nacht mee met wie ' +
            'gebruikt wat jij maakte.\n\nJe kiest je eigen machine. Je krijgt een dag per week om ergens beter in ' +
            'te worden, en niemand vraagt waarvoor.',
          ...picture,
          link: link('Meer over onze cultuur', '/about-vi'),
          theme: 'paper',
          edge: 'none',
        }),
        procedure('nl'),
        block('contact.social-media', {
          title: 'Volg ons op',
          text: 'Vooral bruggen. Soms een release. Nooit een spreuk over een zonsondergang.',
          theme: 'signal',
          edge: 'swell',
        }),
        block('contact.contact-form-banner', {
          title: 'Past er geen stoel?',
          text: 'Vertel welke we moeten kopen. Dewi leest elke brief, en schrijft terug.',
          employee: ref('employee:dewi'),
          theme: 'paper',
          edge: 'calm',
        }),
        block('collections.employee-overview', {
          title: 'De rest van het team',
          employees: rest,
          link: link('Ontmoet iedereen', '/employees'),
          theme: 'tide',
          edge: 'swell',
        }),
      ],
      ...metadata(
        'Werken bij VI: tien lege stoelen',
        'Vacatures bij VI in Rotterdam: fulltime, parttime, voor een zomer of vijf maanden. Stille ochtenden, ' +
          'donderdag soep.',
      ),
    },
  },
];

import { art, type Entry, ref } from '../../define';
import { linksBelow, menuItem } from './build';

const above = 'menu-item:solutions';

export const solutions: Entry[] = [
  menuItem({
    key: 'alloq',
    above,
    order: 1,
    beside: { image: art('menu-alloq', 'stack'), featuredCase: ref('case:tarra') },
    en: {
      title: 'Alloq',
      url: '/solutions/alloq',
      detail: {
        title: 'Alloq',
        intro: 'One list of who may do what. For companies with more keys than people.',
        callToAction: { label: 'Ask for a demo', url: '/contact?reason=demo-alloq' },
      },
    },
    nl: {
      title: 'Alloq',
      url: '/solutions/alloq',
      detail: {
        title: 'Alloq',
        intro: 'Eén lijst van wie wat mag. Voor bedrijven met meer sleutels dan mensen.',
        callToAction: { label: 'Vraag een demo aan', url: '/contact?reason=demo-alloq' },
      },
    },
  }),
  ...linksBelow('alloq', [
    ['how', 'How it works', '/solutions/alloq', 'Zo werkt het', '/solutions/alloq'],
    ['who', 'Who uses it', '/cases?solution=alloq', 'Wie ermee werkt', '/cases?solution=alloq'],
  ]),
  menuItem({
    key: 'tradingterms',
    above,
    order: 2,
    beside: { image: art('menu-tradingterms', 'hall'), featuredCase: ref('case:overdekt') },
    en: {
      title: 'Tradingterms',
      url: '/solutions/tradingterms',
      detail: {
        title: 'Tradingterms',
        intro: 'Every term you agreed, at the moment you need it. The drawer stays yours.',
        callToAction: { label: 'Ask for a demo', url: '/contact?reason=demo-tradingterms' },
      },
    },
    nl: {
      title: 'Tradingterms',
      url: '/solutions/tradingterms',
      detail: {
        title: 'Tradingterms',
        intro: 'Elke afspraak bij de hand, op het moment dat het telt. De la mag je houden.',
        callToAction: { label: 'Vraag een demo aan', url: '/contact?reason=demo-tradingterms' },
      },
    },
  }),
  ...linksBelow('tradingterms', [
    ['what', 'What it does', '/solutions/tradingterms', 'Wat het doet', '/solutions/tradingterms'],
    ['who', 'Who uses it', '/cases?solution=tradingterms', 'Wie ermee werkt', '/cases?solution=tradingterms'],
  ]),
  menuItem({
    key: 'custom-software',
    above,
    order: 3,
    beside: { image: art('menu-custom', 'pile'), featuredCase: ref('case:noordkaap') },
    en: {
      title: 'Custom software',
      url: '/solutions/custom-software',
      detail: {
        title: 'Custom software',
        intro: 'For work that only you do this way, and for good reason.',
        callToAction: { label: 'Tell us about it', url: '/contact?reason=custom-solution' },
      },
    },
    nl: {
      title: 'Maatwerk\u00ADsoftware',
      url: '/solutions/maatwerksoftware',
      detail: {
        title: 'Maatwerk\u00ADsoftware',
        intro: 'Voor werk dat alleen jij zo doet, en niet voor niets.',
        callToAction: { label: 'Vertel het ons', url: '/contact?reason=custom-solution' },
      },
    },
  }),
  ...linksBelow('custom-software', [
    ['how', 'How we work', '/about-vi/how-we-work', 'Hoe we werken', '/about-vi/hoe-we-werken'],
    ['what', 'What we made', '/cases?solution=custom-software', 'Wat we maakten', '/cases?solution=maatwerksoftware'],
  ]),
  menuItem({
    key: 'care',
    above,
    order: 4,
    beside: { image: art('menu-care', 'beacon'), featuredInsight: ref('insight:friday') },
    en: {
      title: 'Care after launch',
      url: '/solutions/care-after-launch',
      detail: {
        title: 'Care after launch',
        intro: 'Somebody who is awake, and knows where the pump is.',
        callToAction: { label: 'Ask Lotte', url: '/contact?reason=custom-solution' },
      },
    },
    nl: {
      title: 'Zorg na livegang',
      url: '/solutions/zorg-na-livegang',
      detail: {
        title: 'Zorg na livegang',
        intro: 'Iemand die wakker is en weet waar de pomp staat.',
        callToAction: { label: 'Vraag het Lotte', url: '/contact?reason=custom-solution' },
      },
    },
  }),
  ...linksBelow('care', [
    [
      'who',
      'Who we look after',
      '/cases?solution=care-after-launch',
      'Wie we bijstaan',
      '/cases?solution=zorg-na-livegang',
    ],
    ['status', 'Support portal', 'https://support.vi.example', 'Supportportaal', 'https://support.vi.example'],
  ]),
];

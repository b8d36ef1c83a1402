import { art, block, type Entry, ref, text } from '../../define';
import { fact, item, link } from '../parts';

const shared = {
  kind: 'service',
  order: 4,
  image: art('care', 'turbine'),
  imageNarrow: art('care', 'turbine', 'narrow'),
  person: ref('employee:lotte'),
};
const night = { image: art('care-night', 'beacon'), imageNarrow: art('care-night', 'beacon', 'narrow') };
const watch = { image: art('care-watch', 'lift', 'wide'), imageNarrow: art('care-watch', 'lift', 'narrow') };
const lamp = { image: art('care-lamp', 'tug'), imageNarrow: art('care-lamp', 'tug', 'narrow') };
const kept = [ref('case:sluis'), ref('case:oeverbank'), ref('case:trek')];

export const care: Entry = {
  key: 'solution:care',
  en: {
    ...shared,
    title: 'Care after launch',
    slug: 'care-after-launch',
    tagline: 'Somebody who is awake, and knows where the pump is.',
    summary: 'A launch is a party. The morning after is the product.',
    action: link('Ask Lotte', '/contact?reason=custom-solution'),
    blocks: [
      block('text.title-and-text', {
        title: 'A dyke is not finished either',
        lead: 'Software does not rust, they say. They have never opened it after three years.',
        text: text(`
          The people who built it keep watch over it. Not a desk with a script, not a ticket with a smile: whoever
          picks up has read the code, and probably wrote the comment that apologises for it.
        `),
        theme: 'paper',
        edge: 'calm',
      }),
      block('text.highlight', {
        value: '50 s',
        text: 'From alarm to undone, on our one bad Friday. Lotte was home for dinner and, for once, early.',
        facts: [
          fact('24', 'hours, including the small ones'),
          fact('1', 'number: 010 555 06 60'),
          fact('0', 'menus to listen to'),
        ],
        theme: 'ink',
        edge: 'chop',
      }),
      block('text.content-scroll', {
        title: 'A night in the life of your system',
        ...night,
        chapters: [
          item('Ebb', 'Quiet. Backups run, and once a week one of them is really put back.', '22:00'),
          item('Slack', 'A queue grows. Nobody has noticed yet; the pager has.', '03:10'),
          item('Flood', 'Somebody of ours is at the desk, with your code open and the kettle on.', '03:12'),
          item('High water', 'It runs. You read about it at breakfast, in three sentences.', '07:00'),
        ],
        theme: 'fog',
        edge: 'none',
      }),
      block('media.photo', {
        ...watch,
        alt: 'A raised lift bridge at dawn, somebody standing on it',
        caption: 'Half past five. The one on the bridge is on call.',
        width: 'full',
        theme: 'paper',
        edge: 'none',
      }),
      block('banners.wave', {
        sea: 'swell',
        text: 'High water at 04:12. Somebody is up.',
        theme: 'tide',
        edge: 'none',
      }),
      block('text.quote', {
        text: 'The best night is the one I have nothing to write about.',
        employee: ref('employee:yusuf'),
        theme: 'signal',
        edge: 'none',
      }),
      block('collections.cases-carousel', {
        title: 'Afloat for years',
        cases: kept,
        autoplay: true,
        link: link('All cases in our care', '/cases?solution=care-after-launch'),
        theme: 'paper',
        edge: 'none',
      }),
      block('banners.footer-banner', {
        title: 'Still here? So are we.',
        text: 'The lamp on the quay burns until the last release of the day.',
        link: link('Come and have coffee', '/contact'),
        ...lamp,
        theme: 'ink',
        edge: 'none',
      }),
    ],
    metadata: {
      metaTitle: 'Care after launch: somebody is awake · VI',
      metaDescription: 'The people who built your software keep watch over it. One number, day and night, and no menu.',
      metaImage: shared.image,
    },
  },
  nl: {
    ...shared,
    title: 'Zorg na livegang',
    slug: 'zorg-na-livegang',
    tagline: 'Iemand die wakker is en weet waar de pomp staat.',
    summary: 'Livegaan is een feest. De ochtend erna is het product.',
    action: link('Vraag het Lotte', '/contact?reason=custom-solution'),
    blocks: [
      block('text.title-and-text', {
        title: 'Een dijk is ook nooit af',
        lead: 'Software roest niet, zegt men. Dan heeft men hem na drie jaar nooit opengemaakt.',
        text: text(`
          Wie het bouwde, houdt er de wacht bij. Geen helpdesk met een script en geen ticket met een glimlach: wie
          opneemt heeft de code gelezen, en schreef waarschijnlijk zelf de opmerking die er excuses voor maakt.
        `),
        theme: 'paper',
        edge: 'calm',
      }),
      block('text.highlight', {
        value: '50 s',
        text: 'Van alarm tot teruggedraaid, op onze ene slechte vrijdag. Lotte was thuis voor het eten, en bij uitzondering te vroeg.',
        facts: [fact('24', 'uur, de kleine meegeteld'), fact('1', 'nummer: 010 555 06 60'), fact('0', 'keuzemenu’s')],
        theme: 'ink',
        edge: 'chop',
      }),
      block('text.content-scroll', {
        title: 'Een nacht uit het leven van je systeem',
        ...night,
        chapters: [
          item('Eb', 'Rust. De back-ups lopen, en eens per week zetten we er echt een terug.', '22:00'),
          item('Kentering', 'Er groeit een wachtrij. Niemand heeft iets gemerkt, behalve de pieper.', '03:10'),
          item('Vloed', 'Een van ons zit klaar, met jouw code open en de waterkoker aan.', '03:12'),
          item('Hoogwater', 'Het loopt weer. Jij leest het bij het ontbijt, in drie zinnen.', '07:00'),
        ],
        theme: 'fog',
        edge: 'none',
      }),
      block('media.photo', {
        ...watch,
        alt: 'Een geheven hefbrug in de ochtend, met iemand erop',
        caption: 'Half zes. Die ene op de brug heeft dienst.',
        width: 'full',
        theme: 'paper',
        edge: 'none',
      }),
      block('banners.wave', {
        sea: 'swell',
        text: 'Hoogwater om 04:12. Er is iemand op.',
        theme: 'tide',
        edge: 'none',
      }),
      block('text.quote', {
        text: 'De beste nacht is die waar ik niets over te melden heb.',
        employee: ref('employee:yusuf'),
        theme: 'signal',
        edge: 'none',
      }),
      block('collections.cases-carousel', {
        title: 'Al jaren boven water',
        cases: kept,
        autoplay: true,
        link: link('Alle cases onder onze hoede', '/cases?solution=zorg-na-livegang'),
        theme: 'paper',
        edge: 'none',
      }),
      block('banners.footer-banner', {
        title: 'Ben je er nog? Wij ook.',
        text: 'De lamp op de kade brandt tot de laatste release van de dag.',
        link: link('Kom koffie drinken', '/contact'),
        ...lamp,
        theme: 'ink',
        edge: 'none',
      }),
    ],
    metadata: {
      metaTitle: 'Zorg na livegang: er is iemand wakker · VI',
      metaDescription: 'Wie jouw software bouwde, houdt er de wacht bij. Eén nummer, dag en nacht, zonder keuzemenu.',
      metaImage: shared.image,
    },
  },
};

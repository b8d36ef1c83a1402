import { art, block, type Entry, file, ref, text } from '../../define';
import { fact, item, link } from '../parts';

const shared = {
  kind: 'service',
  order: 3,
  image: art('custom', 'pile'),
  imageNarrow: art('custom', 'pile', 'narrow'),
  person: ref('employee:bram'),
};
const piles = { image: art('custom-piles', 'pile'), imageNarrow: art('custom-piles', 'pile', 'narrow') };
const chosen = [ref('case:noordkaap'), ref('case:sluis'), ref('case:bolder'), ref('case:waterrand')];
const friends = [ref('partner:kademuur'), ref('partner:van-loon-peil'), ref('partner:draagvlak'), ref('partner:zilt')];
const film = { file: file('film.mp4'), poster: art('custom-film', 'lift') };

export const customSoftware: Entry = {
  key: 'solution:custom-software',
  en: {
    ...shared,
    title: 'Custom software',
    slug: 'custom-software',
    tagline: 'For work that only you do this way, and for good reason.',
    summary: 'We build it below sea level, so it had better stand on something.',
    action: link('Tell us about it', '/contact?reason=custom-solution'),
    blocks: [
      block('text.title-and-text', {
        title: 'First, whether',
        lead: 'You can buy software for payroll, parking and pension. Please do. It is cheaper.',
        text: text(`
          We come in where the catalogue ends: a quay at night, a lock in the fog, a counter with a queue. There the
          work itself is the thing you are good at, and bending it to somebody else’s menu costs more every year.

          In the first week we tell you if you should not build it. That happens. We have the invoices to prove it.
        `),
        theme: 'paper',
        edge: 'calm',
      }),
      block('text.content-scroll', {
        title: 'Down to the sand, then up',
        ...piles,
        chapters: [
          item('Ask', 'What may never happen? You get an afternoon and one sheet of paper.', '0.00 m'),
          item('Dig', 'We go down to where the old system stands. It is always on sand.', '−2.40 m'),
          item('Drive', 'One pile at a time, each carrying weight before the next goes in.', '−6.00 m'),
          item('Build', 'Now it may be beautiful. Not before.', '+1.20 m'),
        ],
        theme: 'fog',
        edge: 'none',
      }),
      block('text.highlight', {
        before: 'Systems we are asked to replace that only need somebody who dares to open them:',
        value: 'One in four',
        facts: [fact('17', 'years without a missed release'), fact('2', 'weeks to the first thing you can hold')],
        theme: 'signal',
        edge: 'chop',
      }),
      block('media.video', {
        title: 'Below, seen from above',
        text: 'Silent, with captions. Nobody waves at the camera.',
        film: { ...film, title: 'We build below sea level', captions: file('film.en.vtt') },
        theme: 'ink',
        edge: 'none',
      }),
      block('collections.cases', {
        title: 'Four that had no catalogue',
        cases: chosen,
        link: link('All custom software', '/cases?solution=custom-software'),
        theme: 'paper',
        edge: 'none',
      }),
      block('trust.partners', {
        title: 'Partners',
        text: 'We are good at a few things. For the rest we ring people who are better.',
        partners: friends,
        theme: 'ink',
        edge: 'none',
      }),
      block('contact.contact-form-banner', {
        title: 'Who are you, and what is it?',
        text: 'Bram reads this himself. A half sentence is fine; he finishes them for a living.',
        employee: ref('employee:bram'),
        theme: 'tide',
        edge: 'swell',
      }),
    ],
    metadata: {
      metaTitle: 'Custom software from below sea level · VI',
      metaDescription:
        'Software for work that only you do this way. In the first week we tell you if you should not build it.',
      metaImage: shared.image,
    },
  },
  nl: {
    ...shared,
    title: 'Maatwerk\u00ADsoftware',
    slug: 'maatwerksoftware',
    tagline: 'Voor werk dat alleen jij zo doet, en niet voor niets.',
    summary: 'We bouwen onder zeeniveau, dus er moet wel iets onder staan.',
    action: link('Vertel het ons', '/contact?reason=custom-solution'),
    blocks: [
      block('text.title-and-text', {
        title: 'Eerst de vraag óf',
        lead: 'Software voor salarissen, parkeren en pensioen is te koop. Koop die. Dat is goedkoper.',
        text: text(`
          Wij komen waar de catalogus ophoudt: een kade in de nacht, een sluis in de mist, een balie met een rij. Het werk
          zelf is daar waar jij goed in bent. Wie dat in andermans menu perst, betaalt elk jaar een beetje meer.

          In week één zeggen we het als je het niet moet bouwen. Dat komt voor. De facturen liggen ter inzage.
        `),
        theme: 'paper',
        edge: 'calm',
      }),
      block('text.content-scroll', {
        title: 'Eerst naar het zand, dan omhoog',
        ...piles,
        chapters: [
          item('Vragen', 'Wat mag nooit gebeuren? Je krijgt één middag en één vel papier.', '0,00 m'),
          item('Graven', 'We gaan omlaag tot waar het oude systeem op staat. Dat is altijd zand.', '−2,40 m'),
          item('Heien', 'Paal voor paal, en elke paal draagt al voordat de volgende erin gaat.', '−6,00 m'),
          item('Bouwen', 'Nu mag het mooi worden. Eerder niet.', '+1,20 m'),
        ],
        theme: 'fog',
        edge: 'none',
      }),
      block('text.highlight', {
        before: 'Systemen die we moeten vervangen, maar die alleen iemand nodig hebben die ze durft open te maken:',
        value: 'Eén op vier',
        facts: [fact('17', 'jaar zonder gemiste release'), fact('2', 'weken tot je iets kunt vasthouden')],
        theme: 'signal',
        edge: 'chop',
      }),
      block('media.video', {
        title: 'Beneden, van boven gezien',
        text: 'Zonder geluid, met ondertiteling. Niemand zwaait naar de camera.',
        film: { ...film, title: 'Wij bouwen onder zeeniveau', captions: file('film.nl.vtt') },
        theme: 'ink',
        edge: 'none',
      }),
      block('collections.cases', {
        title: 'Vier waar geen catalogus voor was',
        cases: chosen,
        link: link('Al het maatwerk', '/cases?solution=maatwerksoftware'),
        theme: 'paper',
        edge: 'none',
      }),
      block('trust.partners', {
        title: 'Partners',
        text: 'In een paar dingen zijn we goed. Voor de rest bellen we mensen die beter zijn.',
        partners: friends,
        theme: 'ink',
        edge: 'none',
      }),
      block('contact.contact-form-banner', {
        title: 'Wie ben je, en wat is het?',
        text: 'Bram leest dit zelf. Een halve zin is genoeg; de rest maakt hij af, dat is zijn vak.',
        employee: ref('employee:bram'),
        theme: 'tide',
        edge: 'swell',
      }),
    ],
    metadata: {
      metaTitle: 'Maatwerksoftware van onder zeeniveau · VI',
      metaDescription:
        'Software voor werk dat alleen jij zo doet. In week één zeggen we het als je het niet moet bouwen.',
      metaImage: shared.image,
    },
  },
};

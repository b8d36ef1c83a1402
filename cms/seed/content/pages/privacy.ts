import type { Entry } from '../../define';
import { link } from '../parts';
import { metadata, prose } from '../sections';

export const privacy: Entry = {
  key: 'page:privacy',
  en: {
    title: 'Privacy state\u00ADment, in plain water',
    slug: 'privacy-statement',
    changedOn: '2026-11-03',
    blocks: [
      prose({
        title: 'Who we are',
        lead:
          'VI is a company in Rotterdam that makes software. This page says what we do with what you tell us. It was ' +
          'written by Saar, and a lawyer removed only two jokes.',
      }),
      prose({
        title: 'What we keep',
        text: `
          What you write in a form: your name, your address, your sentence. We keep it as long as the conversation
          lasts and two years after, because people come back.

          What we do not keep: where you came from, what you looked at before, and what your machine thinks of
          you.`,
      }),
      prose({
        title: 'Who else sees it',
        text: `
          Our host, Kademuur, whose machines stand in Rotterdam. Nobody outside the Union. When we work with a
          partner on your question, we ask you first.

          - Hosting: Kademuur, Rotterdam
          - Mail: our own server, behind the pump room
          - Vacancies: the job board, if you press apply`,
      }),
      prose({
        title: 'If we work for you',
        text: `
          If we handle personal data on your behalf, we sign a processing agreement before the first line of code.
          In Dutch that is one word, *verwerkersovereenkomst*, and four pages. You may also send us yours; we will
          read all sixty.`,
      }),
      prose({
        title: 'Cookies',
        text: 'They have a page of their own, which the site writes itself: [our cookies](/cookies).',
      }),
      prose({
        title: 'Your rights',
        text: `
          Ask and you get everything we have on you, within a week, as a file a person can read. Ask again and we
          throw it away. If you think we are doing it wrong you may complain to the supervisor; we would rather hear
          it first, but the order is up to you.`,
        links: [link('Questions? Ask Saar', '/employees/saar-blok')],
      }),
    ],
    ...metadata(
      'Privacy statement',
      'What VI keeps of what you tell us, for how long, who else sees it, and how to have it thrown away.',
    ),
  },
  nl: {
    title: 'Privacy\u00ADverklaring, in helder water',
    slug: 'privacyverklaring',
    changedOn: '2026-11-03',
    blocks: [
      prose({
        title: 'Wie we zijn',
        lead:
          'VI is een bedrijf in Rotterdam dat software maakt. Hier staat wat we doen met wat je ons vertelt. Saar ' +
          'schreef het, en een jurist haalde er maar twee grappen uit.',
      }),
      prose({
        title: 'Wat we bewaren',
        text: `
          Wat je in een formulier schrijft: je naam, je adres, je zin. We bewaren het zolang het gesprek duurt en
          twee jaar daarna, want mensen komen terug.

          Wat we niet bewaren: waar je vandaan kwam, wat je daarvoor bekeek en wat je computer van je vindt.`,
      }),
      prose({
        title: 'Wie het nog meer ziet',
        text: `
          Onze host Kademuur, met machines in Rotterdam. Niemand buiten de Unie. Halen we voor je vraag een partner
          erbij, dan vragen we dat eerst aan jou.

          - Hosting: Kademuur, Rotterdam
          - Mail: onze eigen server, achter de pompkamer
          - Vacatures: het vacatureplatform, als je op solliciteren drukt`,
      }),
      prose({
        title: 'Ver\u00ADwerkers\u00ADovereen\u00ADkomst',
        text: `
          Verwerken we voor jou persoonsgegevens, dan tekenen we een overeenkomst voor de eerste regel code. De onze
          is vier pagina’s. Stuur je liever die van jou, dan lezen we ze alle zestig.`,
      }),
      prose({
        title: 'Cookies',
        text: 'Die hebben een eigen pagina, en de site schrijft hem zelf: [onze cookies](/cookies).',
      }),
      prose({
        title: 'Jouw rechten',
        text: `
          Eén vraag en je krijgt binnen een week alles wat we van je hebben, in een bestand dat een mens kan lezen.
          Nog een vraag en we gooien het weg. Doen we het volgens jou verkeerd, dan kun je een klacht indienen bij
          de toezichthouder. We horen het liever eerst zelf, maar de volgorde is aan jou.`,
        links: [link('Vragen? Vraag Saar', '/employees/saar-blok')],
      }),
    ],
    ...metadata(
      'Privacyverklaring',
      'Wat VI bewaart van wat je vertelt, hoelang, wie het nog meer ziet, en hoe je het laat weggooien.',
    ),
  },
};

import { block, type Entry } from '../define';
import { link } from './parts';
import { metadata, photo, prose, quote } from './sections';

export const history: Entry = {
  key: 'about-page:history',
  en: {
    title: 'A leak and a list',
    slug: 'a-leak-and-a-list',
    intro: 'How a pumping station, a patient keeper and eleven sentences became a company.',
    order: 2,
    header: {
      statement: '2009',
      title: 'It was raining in, and somebody had to write that down.',
      text: 'The list still hangs by the coffee machine.',
      theme: 'ink',
      edge: 'swell',
    },
    blocks: [
      prose({
        title: 'The leak',
        lead:
          'The roof of the pumping station let in water exactly above the computer. The keeper had put a bucket ' +
          'on it.',
        text: `
          Ineke Vonk came to install a system that would make the keeper unnecessary. He knew, and he made her
          coffee. Then he asked whether he might say something before she began, and took a folded sheet from his
          breast pocket.

          On it were eleven sentences. They all began with the word *never*. He had written them over twenty-two
          years, each on the day after something had gone wrong.`,
      }),
      photo({
        slug: 'history-station',
        motif: 'lift',
        alt: 'A lift bridge above a wide canal',
        caption: 'The view from the pump room. The bucket is just out of the picture.',
        width: 'right',
      }),
      block('banners.wave', { sea: 'calm', text: 'Mind the step', theme: 'fog', edge: 'none' }),
      prose({
        title: 'The list',
        theme: 'fog',
        text: `
          1. Never start two pumps in the same second.
          2. Never trust one float.
          3. Never show yesterday’s level as if it were today’s.
          4. Never ask a question at night that can wait until morning.
          5. Never say “error” without saying which pump.
          6. Never need a mouse.
          7. Never forget who turned the wheel.
          8. Never update yourself during rain.
          9. Never lock a door that a person is behind.
          10. Never be cleverer than the sluice.
          11. Never make the keeper feel stupid.`,
      }),
      quote({
        text: 'Number eleven cost the most, and it is the one they rang to thank us for.',
        by: 'ineke',
        theme: 'signal',
        edge: 'chop',
      }),
      prose({
        edge: 'chop',
        title: 'And then',
        text: `
          The system was delivered in the spring of 2010. The keeper stayed: somebody had to teach the next station.
          He retired in 2017 and came to work for us on Thursdays, in charge of the soup. The recipe is also a list,
          and it also begins with *never*.`,
        links: [link('How we work now', '/about-vi/how-we-work'), link('Meet everyone', '/employees')],
      }),
    ],
    ...metadata(
      'A leak and a list',
      'In 2009 a keeper gave us eleven things his pumping station must never do. It became a company.',
    ),
  },
  nl: {
    title: 'Een lek en een lijst',
    slug: 'een-lek-en-een-lijst',
    intro: 'Hoe een gemaal, een geduldige machinist en elf zinnen een bedrijf werden.',
    order: 2,
    header: {
      statement: '2009',
      title: 'Het regende in, en iemand moest dat opschrijven.',
      text: 'De lijst hangt nog altijd bij het koffieapparaat.',
      theme: 'ink',
      edge: 'swell',
    },
    blocks: [
      prose({
        title: 'Het lek',
        lead: 'Het dak van het gemaal lekte precies boven de computer. De machinist had er een emmer op gezet.',
        text: `
          Ineke Vonk kwam een systeem brengen dat de machinist overbodig zou maken. Dat wist hij, en hij zette
          koffie. Of hij nog iets mocht zeggen voor ze begon. Uit zijn borstzak kwam een opgevouwen vel.

          Er stonden elf zinnen op, en in elke zin stond *nooit*. Hij had er tweeëntwintig jaar over gedaan: steeds
          één zin, op de dag nadat er iets was misgegaan.`,
      }),
      photo({
        slug: 'history-station',
        motif: 'lift',
        alt: 'Een hefbrug boven een breed kanaal',
        caption: 'Het uitzicht vanuit de pompkamer. De emmer staat net buiten beeld.',
        width: 'right',
      }),
      block('banners.wave', { sea: 'calm', text: 'Let op het afstapje', theme: 'fog', edge: 'none' }),
      prose({
        title: 'De lijst',
        theme: 'fog',
        text: `
          1. Start nooit twee pompen in dezelfde seconde.
          2. Geloof nooit één vlotter.
          3. Toon nooit het peil van gisteren alsof het van vandaag is.
          4. Stel ’s\u00A0nachts nooit een vraag die tot de ochtend kan wachten.
          5. Zeg nooit “storing” zonder te zeggen welke pomp.
          6. Heb nooit een muis nodig.
          7. Vergeet nooit wie er aan het wiel draaide.
          8. Werk jezelf nooit bij als het regent.
          9. Doe nooit een deur op slot waar iemand achter staat.
          10. Wees nooit slimmer dan de schuif.
          11. Geef de machinist nooit het gevoel dat hij dom is.`,
      }),
      quote({
        text: 'Nummer elf was het duurst. En dat is de regel waar ze ons voor belden, om te bedanken.',
        by: 'ineke',
        theme: 'signal',
        edge: 'chop',
      }),
      prose({
        edge: 'chop',
        title: 'En toen',
        text: `
          In het voorjaar van 2010 werd het systeem opgeleverd. De machinist bleef: iemand moest het volgende gemaal
          inwerken. In 2017 ging hij met pensioen en kwam hij op donderdag bij ons, voor de soep. Het recept is ook
          een lijst. In elke regel staat *nooit*.`,
        links: [link('Hoe we nu werken', '/about-vi/hoe-we-werken'), link('Ontmoet iedereen', '/employees')],
      }),
    ],
    ...metadata(
      'Een lek en een lijst',
      'In 2009 kregen we elf dingen die een gemaal nooit mocht doen. Het werd een bedrijf.',
    ),
  },
};

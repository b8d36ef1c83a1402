import { block, type Entry } from '../define';
import { marks } from './about';
import { link } from './parts';
import { metadata, prose } from './sections';

export const certificates: Entry = {
  key: 'about-page:certificates',
  en: {
    title: 'Certificates',
    slug: 'certificates',
    intro: 'Four marks on the hull, each a little deeper. This is what they oblige us to, in our own words.',
    order: 3,
    blocks: [
      marks(
        'en',
        'How deep we may lie',
        'The line was invented because owners loaded their ships until they sank. We thought that sounded familiar.',
        'none',
      ),
      prose({
        theme: 'fog',
        text: `
          ## ISO 27001

          We know what we keep, where it stands and who can reach it, and we practise losing it. Once a year
          somebody we do not know tries to get in. In 2019 she did, through the printer. We no longer have that
          printer.

          ## NEN 7510

          The same, for data about people’s health, with fewer jokes. Whoever opens a file leaves a footprint, and
          the patient may ask to see it.

          ## ISO 9001

          We do what we wrote down, and what we did not write down we do not call a process. The auditor’s favourite
          page is the one about soup.

          ## CO₂ performance ladder, rung three

          We count what we burn: the servers, the vans, the boiler. Kees counts. It goes down every year, and in
          winter he goes round with a draught excluder.`,
      }),
      block('trust.partner-links', {
        title: 'Do not take our word for it',
        text: 'The originals hang at the people who issued them.',
        links: [
          link(
            'The register of certificates',
            'https://register.peilmerk.example',
            'Look us up by name: VI, two letters',
          ),
          link('Last year’s findings', 'https://trust.vi.example', 'Three, two of them about a fire door'),
          link('Report a leak', 'mailto:lek@vi.example', 'Found a hole? You get an answer within a day, and soup'),
        ],
        theme: 'ink',
        edge: 'none',
      }),
    ],
    ...metadata('Certificates', 'ISO 27001, NEN 7510, ISO 9001 and rung three of the CO₂ ladder, in plain words.'),
  },
  nl: {
    title: 'Certificaten',
    slug: 'certificaten',
    intro: 'Vier merken op de romp, elk iets dieper. Hier staat waar ze ons toe verplichten, in onze eigen woorden.',
    order: 3,
    blocks: [
      marks(
        'nl',
        'Zo diep mogen we liggen',
        'De lijn is bedacht omdat reders hun schepen laadden tot ze zonken. Dat kwam ons bekend voor.',
        'none',
      ),
      prose({
        theme: 'fog',
        text: `
          ## ISO 27001

          We weten wat we bewaren, waar het staat en wie erbij kan, en we oefenen op kwijtraken. Eén keer per jaar
          probeert een onbekende binnen te komen. In 2019 lukte dat, via de printer. Die printer hebben we niet
          meer.

          ## NEN 7510

          Hetzelfde, voor gegevens over gezondheid, met minder grappen. Wie een dossier opent laat een voetafdruk
          achter, en de patiënt mag ernaar vragen.

          ## ISO 9001

          We doen wat we hebben opgeschreven. Wat niet is opgeschreven, noemen we geen proces. De auditor leest het
          liefst de pagina over soep.

          ## CO₂-prestatieladder, trede drie

          We tellen wat we verstoken: de servers, de busjes, de ketel. Kees telt. Het wordt elk jaar minder, en ’s
          winters gaat hij rond met een tochtstrip.`,
      }),
      block('trust.partner-links', {
        title: 'Geloof ons niet op ons woord',
        text: 'De originelen hangen bij wie ze uitgaf.',
        links: [
          link('Het certificatenregister', 'https://register.peilmerk.example', 'Zoek op naam: VI, twee letters'),
          link('De bevindingen van vorig jaar', 'https://trust.vi.example', 'Drie, waarvan twee over een branddeur'),
          link('Meld een lek', 'mailto:lek@vi.example', 'Gat gevonden? Binnen een dag antwoord, en soep'),
        ],
        theme: 'ink',
        edge: 'none',
      }),
    ],
    ...metadata('Certificaten', 'ISO 27001, NEN 7510, ISO 9001 en trede drie van de CO₂-ladder, in gewone woorden.'),
  },
};

import { skyOf } from '../../artwork/picture/sky';
import { art, block, type Entry, ref, text } from '../../define';
import { fact } from '../parts';

const shared = {
  kind: 'regular',
  year: 2025,
  order: 8,
  image: art('waterrand', 'drawbridge'),
  imageNarrow: art('waterrand', 'drawbridge', 'narrow'),
  client: ref('partner:waterrand'),
  solutions: [ref('solution:custom-software')],
  person: ref('employee:saar'),
};
const headerPictures = {
  image: art('waterrand', 'drawbridge', 'wide'),
  sky: skyOf('waterrand'),
  imageNarrow: art('waterrand', 'drawbridge', 'narrow'),
  theme: 'paper',
  edge: 'swell',
};
const houses = { image: art('waterrand-houses', 'cubes'), imageNarrow: art('waterrand-houses', 'cubes', 'narrow') };

export const waterrand: Entry = {
  key: 'case:waterrand',
  en: {
    ...shared,
    title: 'The permit that opens by itself',
    slug: 'the-permit-that-opens-by-itself',
    summary: 'A dormer, a jetty, a shed. Most permits are a yes that has to wait its turn.',
    header: {
      ...headerPictures,
      intro: 'Waterrand has thirty thousand people and a great many sheds.',
      myRole: 'Researcher, at the counter and behind it',
    },
    blocks: [
      block('text.title-and-text', {
        title: 'Eight weeks for a yes',
        text: text(`
          Of every ten applications eight were granted unchanged, after eight weeks. We sat behind the counter and asked
          what happened in those weeks. Mostly: Tuesday.

          Now the easy yes is given while you wait. The clerks have their hands free for the two that need a person, and
          a walk round the shed.
        `),
        theme: 'fog',
        edge: 'none',
      }),
      block('text.highlight', {
        before: 'A dormer on the Dorpsdijk now takes',
        value: '11 min',
        text: 'including finding a photograph of the roof.',
        facts: [fact('8 in 10', 'granted on the spot'), fact('2 in 10', 'get a visit, and a better plan')],
        theme: 'signal',
        edge: 'chop',
      }),
      block('media.photo', {
        ...houses,
        alt: 'Cube houses on poles, the sun behind the last one',
        caption: 'Application 2,114. Granted, after some discussion.',
        width: 'left',
        theme: 'paper',
        edge: 'none',
      }),
      block('text.quote', {
        text: 'I have met more residents this year than in the nineteen before it.',
        name: 'Tineke Vos',
        role: 'Permits, Gemeente Waterrand',
        theme: 'tide',
        edge: 'swell',
      }),
    ],
    metadata: { metaDescription: 'Eight in ten permits in Waterrand are a yes. Residents now get it while they wait.' },
  },
  nl: {
    ...shared,
    title: 'De vergunning die vanzelf opengaat',
    slug: 'de-vergunning-die-vanzelf-opengaat',
    summary: 'Een dakkapel, een steiger, een schuur. De meeste vergunningen zijn een ja dat in de rij staat.',
    header: {
      ...headerPictures,
      intro: 'Waterrand telt dertigduizend inwoners en opvallend veel schuurtjes.',
      myRole: 'Onderzoeker, voor en achter de balie',
    },
    blocks: [
      block('text.title-and-text', {
        title: 'Acht weken voor een ja',
        text: text(`
          Van elke tien aanvragen werden er acht ongewijzigd goedgekeurd, na acht weken. We gingen achter de balie
          zitten en vroegen wat er in die weken gebeurde. Vooral: dinsdag.

          Het makkelijke ja krijg je nu meteen. Zo hebben de ambtenaren hun handen vrij voor de twee waar een mens bij
          nodig is, en een rondje om de schuur.
        `),
        theme: 'fog',
        edge: 'none',
      }),
      block('text.highlight', {
        before: 'Een dakkapel aan de Dorpsdijk kost nu',
        value: '11 min',
        text: 'inclusief het zoeken naar een foto van het dak.',
        facts: [fact('8 op 10', 'direct verleend'), fact('2 op 10', 'krijgen bezoek, en een beter plan')],
        theme: 'signal',
        edge: 'chop',
      }),
      block('media.photo', {
        ...houses,
        alt: 'Kubuswoningen op palen, met de zon achter de laatste',
        caption: 'Aanvraag 2.114. Verleend, na enig overleg.',
        width: 'left',
        theme: 'paper',
        edge: 'none',
      }),
      block('text.quote', {
        text: 'Ik heb dit jaar meer inwoners gesproken dan in de negentien jaar daarvoor.',
        name: 'Tineke Vos',
        role: 'Vergunningen, Gemeente Waterrand',
        theme: 'tide',
        edge: 'swell',
      }),
    ],
    metadata: {
      metaDescription: 'Acht van de tien vergunningen in Waterrand zijn een ja. Inwoners krijgen het nu direct.',
    },
  },
};

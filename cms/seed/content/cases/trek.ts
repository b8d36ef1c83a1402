import { art, block, type Entry, ref, text } from '../../define';
import { item } from '../parts';

const shared = {
  kind: 'regular',
  year: 2024,
  order: 5,
  image: art('trek', 'tug'),
  imageNarrow: art('trek', 'tug', 'narrow'),
  client: ref('partner:trek'),
  solutions: [ref('solution:custom-software'), ref('solution:care')],
  person: ref('employee:wout'),
};
const headerPictures = {
  image: art('trek', 'tug', 'wide'),
  imageNarrow: art('trek', 'tug', 'narrow'),
  theme: 'paper',
  edge: 'swell',
};
const tow = { image: art('trek-tow', 'hull'), imageNarrow: art('trek-tow', 'hull', 'narrow') };

export const trek: Entry = {
  key: 'case:trek',
  en: {
    ...shared,
    title: 'Small boat, forty thousand lines of legacy in tow',
    slug: 'small-boat-forty-thousand-lines',
    summary: 'The system was written in 1991 by a man named Sjaak. Sjaak is fine. The system had to move.',
    header: {
      ...headerPictures,
      intro: 'Havendienst Trek sends tugs to ships. The program that decides which tug had not been opened since 2003.',
      myRole: 'Reader of other people’s code',
    },
    blocks: [
      block('text.highlight', {
        before: 'We expected to replace',
        value: '40,000',
        text: 'lines. Thirty-one thousand turned out to be right. Sjaak thinks that is low.',
        theme: 'tide',
        edge: 'none',
      }),
      block('text.content-scroll', {
        title: 'How to tow a program',
        ...tow,
        chapters: [
          item('Fasten', 'A test around everything, before anybody touches anything.', 'Week 1'),
          item(
            'Take the strain',
            'The old program keeps steering; the new one watches and says what it would have done.',
            'Week 5',
          ),
          item('Pull', 'One decision at a time, for one berth at a time.', 'Week 9'),
          item('Let go', 'The old machine goes dark. Nobody rings.', 'Week 21'),
        ],
        theme: 'paper',
        edge: 'calm',
      }),
      block('text.title-and-text', {
        title: 'We asked Sjaak',
        lead: 'He lives in Vlaardingen and had been wondering when somebody would call.',
        text: text(`
          Line 12,208 reads *if Monday then wait*. For nineteen years nobody had dared to remove it. Sjaak knew at once:
          on Mondays the bunker barge lies in the way. It still does. The line stays, with a comment.
        `),
        theme: 'fog',
        edge: 'none',
      }),
      block('text.quote', {
        text: 'The best migration I have seen. I did not see it.',
        name: 'Rachid Amar',
        role: 'Harbour service, Trek',
        theme: 'signal',
        edge: 'chop',
      }),
    ],
    metadata: { metaDescription: 'Forty thousand lines from 1991, towed to safety without one tug standing still.' },
  },
  nl: {
    ...shared,
    title: 'Kleine boot, veertigduizend regels oude code op sleeptouw',
    slug: 'kleine-boot-veertigduizend-regels',
    summary: 'Het systeem kwam uit 1991 en van Sjaak. Met Sjaak gaat het goed. Het systeem moest weg.',
    header: {
      ...headerPictures,
      intro: 'Havendienst Trek stuurt sleepboten naar schepen. Het programma dat kiest welke was sinds 2003 dicht.',
      myRole: 'Lezer van andermans code',
    },
    blocks: [
      block('text.highlight', {
        before: 'We dachten te vervangen:',
        value: '40.000',
        text: 'regels. Eenendertigduizend bleken te kloppen. Sjaak vindt dat aan de lage kant.',
        theme: 'tide',
        edge: 'none',
      }),
      block('text.content-scroll', {
        title: 'Hoe je een programma versleept',
        ...tow,
        chapters: [
          item('Vastmaken', 'Overal een test omheen, voordat er iemand ergens aankomt.', 'Week 1'),
          item(
            'Spanning op de lijn',
            'Het oude programma stuurt. Het nieuwe kijkt mee en zegt wat het had gedaan.',
            'Week 5',
          ),
          item('Trekken', 'Eén beslissing per keer, voor één ligplaats per keer.', 'Week 9'),
          item('Loslaten', 'De oude machine gaat uit. Niemand belt.', 'Week 21'),
        ],
        theme: 'paper',
        edge: 'calm',
      }),
      block('text.title-and-text', {
        title: 'We vroegen het Sjaak',
        lead: 'Hij woont in Vlaardingen en vroeg zich al af wanneer er iemand zou bellen.',
        text: text(`
          Op regel 12.208 staat *als maandag dan wachten*. Negentien jaar durfde niemand die weg te halen. Sjaak wist
          het meteen: op maandag ligt de bunkerboot in de weg. Nog steeds. De regel blijft, met een opmerking erbij.
        `),
        theme: 'fog',
        edge: 'none',
      }),
      block('text.quote', {
        text: 'De beste verhuizing die ik ooit heb gezien. Ik heb er niets van gezien.',
        name: 'Rachid Amar',
        role: 'Havendienst Trek',
        theme: 'signal',
        edge: 'chop',
      }),
    ],
    metadata: {
      metaDescription: 'Veertigduizend regels uit 1991, veilig versleept zonder dat er een sleepboot stillag.',
    },
  },
};

import type { Entry } from '../../define';
import { author, highlight, prose } from '../sections';
import { article, type Frame } from './article';

const frame: Frame = {
  date: '2026-09-11',
  minutes: 4,
  category: 'craft',
  author: 'wout',
  picture: 'hyphen',
  motif: 'lift',
  theme: 'tide',
};

const en = article(frame, {
  title: 'Huur\u00ADovereen\u00ADkomst, spelled out on a phone screen',
  slug: 'huurovereenkomst-on-a-phone-screen',
  summary: 'Sixteen letters, 320 pixels, one title. A love letter to the character nobody sees.',
  intro:
    'Dutch sticks words together until somebody runs out of breath. English designers find this out on the day ' +
    'before launch.',
  blocks: [
    prose({
      text: `
        The English page said *Lease*. It was enormous, it was beautiful, and it fitted with room for a dog. Then
        the translation arrived. *Huurovereenkomst*: one word, sixteen letters, no hinge. On a telephone it went off
        the right-hand side of the screen and, as far as we know, is still going.

        ## Three wrong answers

        You can make the type smaller until it fits, and then the biggest word on the page is set in the size of an
        apology. You can let the browser break anywhere, and get *Huurovere* and *enkomst*, which sounds like two
        villages in Drenthe. You can ask the client for a shorter word. The client is a housing corporation. They
        have asked the legislator.

        ## The invisible hinge

        There is a character that does nothing until it is needed. The soft hyphen sits inside a word, takes up no
        room, and says: if you must, then here. It dates from the days of the line printer, screen readers skip it,
        and it costs two bytes. We put one in every title word of more than fourteen letters, by hand, because where
        a word bends is a matter of meaning and not of counting. *Huur-overeen-komst*. You can hear the parts.

        The rest is a test. It opens every page in both languages at six widths and complains when a title is wider
        than the glass. It has found forty-one words so far. It has also taught me *aansprakelijkheidsverzekering*,
        which I now use at parties.`,
    }),
    highlight({
      before: 'The longest title on this site bends in',
      value: 'three',
      text: 'places, and nobody has ever noticed.',
    }),
    author('wout', 'Puts hinges in words', 'Send me your longest title. I will tell you where it bends.'),
  ],
});

const nl = article(frame, {
  title: 'Huur\u00ADovereen\u00ADkomst, voluit op een telefoon\u00ADscherm',
  slug: 'huurovereenkomst-op-een-telefoonscherm',
  summary: 'Zestien letters, 320 pixels, één titel. Een ode aan het teken dat niemand ziet.',
  intro:
    'In het Nederlands plak je woorden aan elkaar tot iemand adem moet halen. Op een telefoon is dat na een letter ' +
    'of twaalf.',
  blocks: [
    prose({
      text: `
        Het Engelse ontwerp zei *Lease*. Groot, mooi, en er kon nog een hond naast. Toen kwam de vertaling.
        *Huurovereenkomst*: één woord, zestien letters, nergens een scharnier. Op een telefoon liep het rechts het
        scherm af, en voor zover wij weten loopt het nog.

        ## Drie keer mis

        Je kunt de letter kleiner maken tot het past, en dan staat het belangrijkste woord er in het formaat van een
        excuus. Je kunt de browser overal laten afbreken, en dan krijg je *Huurovere* en *enkomst*: twee dorpen in
        Drenthe. Of je vraagt de klant om een korter woord. De klant is een woningcorporatie. Die heeft het de
        wetgever al gevraagd.

        ## Het onzichtbare scharnier

        Er bestaat een teken dat niets doet tot je het nodig hebt. Het zachte koppelteken zit in een woord, neemt
        geen plaats in en zegt alleen: als het moet, dan hier. Het komt uit de tijd van de regeldrukker,
        schermlezers slaan het over en het kost twee bytes. Wij zetten er een in elk titelwoord van meer dan
        veertien letters. Met de hand, want waar een woord buigt is een kwestie van betekenis en niet van tellen.
        *Huur-overeen-komst*. Je hoort de delen.

        De rest doet een test. Die opent elke pagina in twee talen op zes breedtes en klaagt als een titel breder is
        dan het glas. De oogst tot nu toe: eenenveertig woorden. Ik leerde er *aansprakelijkheidsverzekering* van,
        waar ik op feestjes goede sier mee maak.`,
    }),
    highlight({
      before: 'De langste titel op deze site buigt op',
      value: 'drie',
      text: 'plekken, en het is nog nooit iemand opgevallen.',
    }),
    author('wout', 'Zet scharnieren in woorden', 'Stuur me je langste titel. Ik zeg je waar hij buigt.'),
  ],
});

export const hyphen: Entry = { key: 'insight:hyphen', en, nl };

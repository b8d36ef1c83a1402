import type { Entry } from '../../define';
import { author, photo, prose, quote } from '../sections';
import { article, type Frame } from './article';

const frame: Frame = {
  date: '2026-11-03',
  minutes: 6,
  category: 'craft',
  author: 'amina',
  picture: 'form',
  motif: 'drawbridge',
  theme: 'signal',
};

const en = article(frame, {
  title: 'A form is a conversation. Stop interrupting',
  slug: 'a-form-is-a-conversation',
  summary: 'You ask somebody their name and turn red before they have finished saying it. At a party you would leave.',
  intro:
    'Imagine a counter. A man asks for your e-\u2060mail address. You say “a”, and he shouts that this is not a valid ' +
    'e-\u2060mail address.',
  blocks: [
    prose({
      text: `
        You would find another counter. On the web you stay, because there is only one counter, and you learn that
        forms are something to get through, like a cold.

        I have watched some four hundred people fill in forms. Bargees in the rain, widows at kitchen tables, a
        crane driver with one free hand. Nobody ever said “I enjoyed the validation”. But they do tell you, with
        their shoulders, exactly where the conversation went wrong.

        ## Let people finish

        The rule sounds simple: say nothing until somebody has stopped talking. In a form that means you judge an
        answer when the cursor leaves it, and not before. The one exception is the good news. If the field was wrong
        and it is now right, say so at once, in the middle of a letter if you must. Complaints can wait; relief
        cannot.

        ## Ask what you would ask out loud

        Read your form aloud to a colleague, as a dialogue. “Salutation?” “I beg your pardon?” “Mister, madam,
        other.” “I am here about the permit.” Every question that sounds rude out loud is rude on paper too. We do
        this with every form we make, standing, with one of us playing the form. The worst form we ever performed
        lasted nineteen minutes and ended in a real argument about the second initial.

        Half of what you ask you already know, and the other half you do not use. In one form, for mooring permits,
        we traced thirty-four answers to where they ended up. Eleven of them ended up nowhere. They had been
        collected since 1994, carefully, four thousand times a year.`,
    }),
    quote({ text: 'Nobody reads the manual. So I made the manual the door handle.', by: 'amina' }),
    prose({
      text: `
        ## Say what is wrong like a person

        “Invalid input” is not a sentence. It is a grunt. Say which answer, say what is missing, and say it next to
        the answer and not in a red box at the top of a page somebody has scrolled away from. Keep what they typed.
        Somebody who loses three paragraphs to a missing postcode will never write you three paragraphs again.

        And mind the order. People answer the easy questions first, in life, and so should your form: name before
        number, number before reason. By the time you ask for something that costs effort, you have earned it.

        ## One sentence

        Our own contact form is one sentence. *Hello VI, my name is … of …* You fill in the gaps and read it back,
        and you notice by yourself when it does not say what you mean. It has six gaps. We tried it with nine and
        people began to write like lawyers. We tried it with three and had to ring everyone to ask what it was
        about, which was nice but took all of Tuesday.

        It works without script, because some of our visitors are on a ship. It works with a screen reader, because
        it is after all a sentence, and reading sentences is what those are best at. [Try it](/contact), and
        interrupt us whenever you like.`,
    }),
    photo({
      slug: 'form-counter',
      motif: 'hall',
      alt: 'A market hall with people waiting under its arch',
      caption: 'A counter, a queue, a conversation. The technology is old; the manners are optional.',
      theme: 'fog',
    }),
    author(
      'amina',
      'Written on paper first',
      'I draw doors and the handles that explain them. Show me your worst form.',
    ),
  ],
});

const nl = article(frame, {
  title: 'Een formulier is een gesprek. Val niemand in de rede',
  slug: 'een-formulier-is-een-gesprek',
  summary: 'Je vraagt iemand naar zijn naam en kleurt rood voor hij is uitgesproken. Op een feestje liep je weg.',
  intro:
    'Stel je een loket voor. Een man vraagt je e-\u2060mailadres. Je zegt “a”, en hij roept dat dat geen geldig ' +
    'e-\u2060mailadres is.',
  blocks: [
    prose({
      text: `
        Je zou een ander loket zoeken. Op het web blijf je staan, want er is er maar één. En zo leer je dat een
        formulier iets is waar je doorheen moet, zoals griep.

        Ik heb een stuk of vierhonderd mensen formulieren zien invullen. Schippers in de regen, weduwen aan de
        keukentafel, een kraandrijver met één vrije hand. Nooit zei iemand: wat een fijne validatie. Maar aan hun
        schouders zie je precies waar het gesprek misliep.

        ## Laat mensen uitpraten

        De regel is simpel: je zegt niets tot de ander klaar is. In een formulier betekent dat: oordeel pas als de
        cursor het veld verlaat. Met één uitzondering, en dat is goed nieuws. Was het fout en is het nu goed, meld
        dat dan meteen, desnoods midden in een letter. Een klacht kan wachten, opluchting niet.

        ## Vraag wat je hardop zou vragen

        Lees je formulier met een collega voor als toneelstuk. “Aanhef?” “Pardon?” “De heer, mevrouw, anders.” “Ik
        kom voor de vergunning.” Wat hardop lomp klinkt, is op papier ook lomp. Wij doen dit met elk formulier dat
        we maken, staand, en een van ons speelt het formulier. De langste voorstelling duurde negentien minuten en
        liep uit op een echte ruzie over de tweede voorletter.

        De helft van wat je vraagt weet je al en met de andere helft doe je niets. Bij een ligplaatsvergunning
        hebben we vierendertig antwoorden gevolgd tot waar ze belandden. Elf belandden nergens. Ze werden al sinds
        1994 verzameld, zorgvuldig, vierduizend keer per jaar.`,
    }),
    quote({ text: 'Niemand leest de handleiding. Dus werd de handleiding de deurklink.', by: 'amina' }),
    prose({
      text: `
        ## Zeg gewoon wat er scheelt

        “Ongeldige invoer” is geen zin maar gebrom. Zeg om welk antwoord het gaat en wat er ontbreekt, en zeg het
        náást dat antwoord. Niet in een rood vak boven aan een pagina waar niemand meer is. En bewaar wat er getypt
        is. Wie drie alinea’s kwijtraakt aan een vergeten postcode, schrijft je er nooit meer drie.

        Let ook op de volgorde. In het echt beantwoord je eerst de makkelijke vragen, dus in een formulier ook:
        eerst de naam, dan het nummer, dan de reden. Tegen de tijd dat je iets vraagt wat moeite kost, heb je het
        verdiend.

        ## Eén zin

        Ons eigen contactformulier is één zin. *Hallo VI, mijn naam is … van …* Je vult de gaten in, leest hem terug
        en merkt zelf of er staat wat je bedoelt. Er zitten zes gaten in. Met negen gingen mensen schrijven als een
        notaris. Met drie moesten we iedereen bellen om te vragen waar het over ging. Gezellig, maar de dinsdag was
        op.

        Het werkt zonder script, want sommige bezoekers zitten op een schip. Het werkt met een schermlezer, want het
        is een zin, en zinnen voorlezen is precies waar die goed in is. [Probeer maar](/contact). En val ons gerust
        in de rede.`,
    }),
    photo({
      slug: 'form-counter',
      motif: 'hall',
      alt: 'Een markthal met wachtende mensen onder de boog',
      caption: 'Een loket, een rij, een gesprek. De techniek is oud, manieren zijn optioneel.',
      theme: 'fog',
    }),
    author(
      'amina',
      'Eerst op papier geschreven',
      'Ik teken deuren, en klinken die uitleggen hoe. Stuur me je ergste formulier.',
    ),
  ],
});

export const form: Entry = { key: 'insight:form', en, nl };

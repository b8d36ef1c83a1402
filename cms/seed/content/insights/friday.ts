import type { Entry } from '../../define';
import { author, highlight, photo, prose, quote } from '../sections';
import { article, type Frame } from './article';

const frame: Frame = {
  date: '2026-11-12',
  minutes: 7,
  category: 'engineering',
  author: 'lotte',
  picture: 'friday',
  motif: 'turbine',
  theme: 'tide',
};

const en = article(frame, {
  title: 'Why we deploy on Friday afternoon',
  slug: 'why-we-deploy-on-friday-afternoon',
  summary: 'Because the alternative is being afraid of your own software four days a week.',
  intro:
    'There is a sign in many offices that says “no deploys on Friday”. It is usually next to the sign that says ' +
    '“we work agile”.',
  blocks: [
    prose({
      text: `
        A bridge keeper does not stop opening the bridge because it is almost the weekend. He opens it because there
        is a ship. If the bridge only works from Monday to Thursday, you do not have a cautious keeper. You have a
        broken bridge.

        I say this as the person who carries the telephone. When a release goes wrong it is my dinner that goes
        cold, and I like my dinner. So this is not bravado. It is the most careful way of working I know.

        ## Fear is a measurement

        When a team is afraid to release, they are telling you something precise: we do not know what will happen,
        and we cannot take it back. Both are fixable. Neither gets fixed by waiting until Monday.

        Waiting makes it worse, in fact. A change that waits finds company. By Monday there are nine of them in the
        queue, written by five people, and when something breaks you have nine suspects with four alibis. The freeze
        that was meant to lower the risk has packed it, like wet sand, into one large bag.

        ## Two rules

        So we made two rules. Every change can be rolled back in under a minute by the person who made it. And every
        change is small enough to explain on the stairs.

        The first rule costs money. It means that the database only ever grows first and shrinks later, that old and
        new must run beside each other for a day, and that nobody may write a migration on a napkin. We spend about
        one hour in ten on being able to go back. It is the cheapest insurance I know, because it pays out every
        week.

        The second rule costs pride. The stairs at our office have fourteen steps. If you reach the door and you are
        still explaining, the change is two changes. Most people need one month to get used to this and then never
        want to go back to the big bag.`,
    }),
    quote({ text: 'If you cannot take it back, it is not a release. It is a launch.', theme: 'fog' }),
    photo({
      slug: 'friday-windpark',
      motif: 'crane',
      alt: 'A harbour crane lifting one container at a time in the evening',
      caption: 'One at a time. The crane does not wait for Monday either.',
      width: 'right',
    }),
    prose({
      text: `
        ## What happens at four o’clock

        At four on Friday whoever has something ready says so. We look at the graphs together for as long as it
        takes to eat a biscuit. The change goes to one machine, then to three, then to all of them. Each step has a
        number that must stay below a line, and if it does not, the step undoes itself without asking anybody’s
        opinion. At half past four we wash the cups.

        ## The one bad Friday

        We did have one bad Friday. It took fifty seconds. A price list was read with a comma where a point should
        be, the line was crossed, and the change went back to where it came from. I was home for dinner and, for
        once, early.

        On the Monday after, nobody asked who did it. We asked why the comma got that far, and wrote a test which is
        still, as far as I know, the only one we have with a swear word in its name.

        ## May you do this too?

        Not yet, perhaps. If going back takes you an hour, take the sign down last. First make going back boring.
        Then make the changes small. Then do it on a Tuesday, for a month, in daylight. You will notice it when
        somebody deploys on a Friday by accident and nobody looks up.`,
    }),
    highlight({
      value: '50 s',
      text: 'The worst Friday so far, from “that is odd” to “that is back”. Nobody outside the building noticed.',
      facts: [
        { value: '611', label: 'Friday releases since 2019' },
        { value: '9', label: 'went back by themselves' },
        { value: '0', label: 'cold dinners' },
      ],
    }),
    author('lotte', 'On call this week', 'If you ring after midnight, that is me. Ask me about Fridays.'),
  ],
});

const nl = article(frame, {
  title: 'Waarom wij op vrijdag\u00ADmiddag uitrollen',
  slug: 'waarom-wij-op-vrijdagmiddag-uitrollen',
  summary: 'Omdat je anders vier dagen per week bang bent voor je eigen software.',
  intro:
    'Op veel kantoren hangt een bordje: “niet releasen op vrijdag”. Meestal hangt het naast het bordje “wij ' +
    'werken agile”.',
  blocks: [
    prose({
      text: `
        Een brugwachter houdt niet op met draaien omdat het bijna weekend is. Hij draait omdat er een schip ligt.
        Als een brug het alleen van maandag tot en met donderdag doet, heb je geen voorzichtige brugwachter. Dan heb
        je een kapotte brug.

        Ik zeg dat als degene met de telefoon. Gaat er iets mis, dan wordt míjn eten koud, en ik ben gesteld op mijn
        eten. Stoer is het dus niet. Het is de voorzichtigste manier van werken die ik ken.

        ## Angst is een meting

        Een team dat niet durft te releasen vertelt je iets heel precies: we weten niet wat er gebeurt, en we kunnen
        niet terug. Aan allebei valt iets te doen. Aan geen van beide door tot maandag te wachten.

        Van wachten wordt het juist erger. Een wijziging die blijft liggen krijgt gezelschap. Op maandag liggen er
        negen, van vijf mensen, en als er dan iets stukgaat heb je negen verdachten en vier alibi’s. Je wilde het
        risico kleiner maken en hebt het als nat zand in één grote zak geschept.

        ## Twee regels

        Vandaar twee regels. Elke wijziging kan binnen een minuut terug, door wie haar maakte. En elke wijziging is
        klein genoeg om op de trap uit te leggen.

        De eerste regel kost geld. De database mag eerst alleen groeien en pas later krimpen, oud en nieuw draaien
        een dag naast elkaar, en een migratie op een bierviltje bestaat niet meer. Ongeveer één uur op de tien gaat
        op aan terug kunnen. Goedkoper verzekerd ben je nergens, want deze verzekering keert elke week uit.

        De tweede regel kost trots. Onze trap heeft veertien treden. Ben je bij de voordeur nog aan het uitleggen,
        dan zijn het twee wijzigingen. De meeste mensen moeten daar een maand aan wennen. Daarna willen ze die grote
        zak nooit meer tillen.`,
    }),
    quote({ text: 'Kun je niet terug, dan is het geen release. Dan is het een lancering.', theme: 'fog' }),
    photo({
      slug: 'friday-windpark',
      motif: 'crane',
      alt: 'Een havenkraan die ’s avonds één container tegelijk optilt',
      caption: 'Eén tegelijk. De kraan wacht ook niet op maandag.',
      width: 'right',
    }),
    prose({
      text: `
        ## Hoe gaat dat, om vier uur

        Vrijdag om vier uur roept iedereen wat er klaarligt. We kijken samen naar de grafieken, precies zo lang als
        je over een koekje doet. Dan gaat de wijziging naar één machine, daarna naar drie, daarna naar allemaal. Bij
        elke stap hoort een getal dat onder een lijn moet blijven. Lukt dat niet, dan draait de stap zichzelf terug
        zonder naar iemands mening te vragen. Om half vijf doen we de kopjes.

        ## Die ene slechte vrijdag

        Eén keer ging het mis. Dat duurde vijftig seconden. In een prijslijst stond een komma waar een punt hoorde,
        de lijn werd geraakt en de wijziging ging terug naar waar ze vandaan kwam. Ik was op tijd thuis voor het
        eten. Te vroeg zelfs, wat thuis enige verwarring gaf.

        De maandag erna vroeg niemand wie het gedaan had. Wel hoe die komma zo ver had kunnen komen. Daar kwam een
        test uit, bij mijn weten nog altijd onze enige met een krachtterm in de naam.

        ## Kun jij dit ook?

        Misschien nog niet. Kost teruggaan je een uur, haal het bordje dan als laatste weg. Maak teruggaan eerst
        saai. Maak de wijzigingen dan klein. En doe het daarna een maand lang op dinsdag, bij daglicht. Je merkt
        vanzelf dat het zover is: iemand rolt per ongeluk op vrijdag iets uit en niemand kijkt op.`,
    }),
    highlight({
      value: '50 s',
      text: 'De ergste vrijdag tot nu toe, van “hé, gek” tot “staat weer”. Buiten de deur heeft niemand iets gemerkt.',
      facts: [
        { value: '611', label: 'vrijdagreleases sinds 2019' },
        { value: '9', label: 'gingen vanzelf terug' },
        { value: '0', label: 'koude maaltijden' },
      ],
    }),
    author('lotte', 'Deze week aan de telefoon', 'Bel je na middernacht, dan krijg je mij. Vraag gerust naar vrijdag.'),
  ],
});

export const friday: Entry = { key: 'insight:friday', en, nl };

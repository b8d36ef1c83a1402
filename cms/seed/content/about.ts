import { block, type Entry, type Fields, ref } from '../define';
import type { Locale } from '../model';
import { fact, item, link } from './parts';
import { highlight, metadata, people, prose } from './sections';

const partners = ['kademuur', 'van-loon-peil', 'draagvlak', 'zilt'].map((key) => ref(`partner:${key}`));
const clients = ['maasvlot', 'tarra', 'oeverbank', 'bolder', 'peil', 'graaf', 'noorderwind'].map((key) =>
  ref(`partner:${key}`),
);
const crew = people('kees', 'imani', 'wout', 'amina', 'harjit', 'saar', 'joris', 'lotte');
const insights = ['lock-keeper', 'stand-up', 'soup'].map((key) => ref(`insight:${key}`));

const years = ['2011', '2016', '2019', '2024'];
const names = ['ISO 27001', 'NEN 7510', 'ISO 9001'];
const held = {
  en: { names: [...names, 'CO₂ Rung 3'], what: ['Information security', 'Care data', 'Quality', 'Performance ladder'] },
  nl: {
    names: [...names, 'CO₂ Trede 3'],
    what: ['Informatie\u00ADbeveiliging', 'Zorggegevens', 'Kwaliteit', 'Prestatie\u00ADladder'],
  },
};

const certificates = (locale: Locale) =>
  years.map((since, index) => ({ name: held[locale].names[index], since, description: held[locale].what[index] }));

/** The marks on the hull, here and on the page about certificates. */
export const marks = (locale: Locale, title: string, words: string, edge = 'calm'): Fields =>
  block('trust.certificates', { title, text: words, certificates: certificates(locale), theme: 'paper', edge });

export const about: Entry[] = [
  {
    key: 'about',
    en: {
      title: 'About VI',
      header: {
        statement: '−6 m',
        title: 'VI is six. So is the water, in metres, above our desks.',
        text: 'It keeps you honest about foundations.',
        theme: 'ink',
        edge: 'swell',
      },
      blocks: [
        prose({
          title: 'We began with a leak and a list',
          lead:
            'In 2009 Ineke Vonk was asked to digitise a pumping station. The keeper gave her a list of eleven things ' +
            'the system must never do.',
          text: `
            That list is still how we start. Not with what you want, everybody wants everything, but with what may
            never happen. It turns out to be short, it turns out to be testable, and it tells you where the money
            is.

            We are twenty-three people now, on one quay in Katendrecht. We make two products,
            [Alloq](/solutions/alloq) and [Tradingterms](/solutions/tradingterms), and we build custom software for
            organisations that are awake when others are not.`,
          links: [
            link('The leak, and the list', '/about-vi/a-leak-and-a-list'),
            link('How we work', '/about-vi/how-we-work'),
          ],
          edge: 'calm',
        }),
        block('text.culture', {
          title: 'Culture, in four habits',
          habits: [
            item('We say no early', 'It is cheaper in week one. We have the invoices to prove it.'),
            item('We go and look', 'On the night shift, in the cold store, on the bridge. With the gloves on.'),
            item('We write it down', 'If it is not on paper it was a rumour, and rumours do not compile.'),
            item('We go home at five', 'Except Thursdays, when there is soup.'),
          ],
          employees: people('ineke'),
          theme: 'fog',
          edge: 'none',
        }),
        highlight({
          value: '23',
          text: 'That is all of us. Nineteen can also read a tide table.',
          facts: [
            fact('17', 'years without a missed release'),
            fact('2', 'products that began as an annoyance'),
            fact('0', 'ping-pong tables'),
          ],
        }),
        marks(
          'en',
          'Loaded to the line, not over it',
          'A ship carries a mark that says how deep it may lie. These are ours. An outsider comes every year to check.',
        ),
        block('trust.partners', {
          title: 'Partners',
          text: 'We are good at a few things. For the rest we ring people who are better.',
          partners,
          theme: 'ink',
          edge: 'none',
        }),
        block('trust.logo-banner', {
          title: 'They let us in. Logos by kind permission.',
          partners: clients,
          link: link('All cases', '/cases'),
          theme: 'ink',
          edge: 'none',
        }),
        block('collections.insights-overview', {
          title: 'What we are like at eleven in the morning',
          lead: insights[1],
          insights: [insights[0], insights[2]],
          link: link('More insights', '/insights'),
          theme: 'paper',
          edge: 'none',
        }),
        block('collections.employee-overview', {
          title: 'Twelve of us keep still for a portrait',
          employees: crew,
          link: link('Meet everyone', '/employees'),
          theme: 'tide',
          edge: 'none',
        }),
      ],
      ...metadata(
        'About VI, six metres below the sea',
        'Twenty-three people on one quay in Katendrecht. We began with a leak and a list.',
      ),
    },
    nl: {
      title: 'Over VI',
      header: {
        statement: '−6 m',
        title: 'VI is zes. Het water ook, in meters, boven ons.',
        text: 'Zo blijf je vanzelf eerlijk over funderingen.',
        theme: 'ink',
        edge: 'swell',
      },
      blocks: [
        prose({
          title: 'Het begon met een lek en een lijst',
          lead:
            'In 2009 mocht Ineke Vonk een gemaal digitaal maken. De machinist gaf haar een lijst met elf dingen ' +
            'die het systeem nooit mocht doen.',
          text: `
            Zo beginnen we nog steeds. Niet met wat je wilt, want iedereen wil alles, maar met wat er nooit mag
            gebeuren. Die lijst blijkt kort te zijn, je kunt hem testen, en je ziet eraan waar het geld zit.

            Inmiddels zijn we met drieëntwintig mensen, op één kade op Katendrecht. We maken twee producten,
            [Alloq](/solutions/alloq) en [Tradingterms](/solutions/tradingterms), en maatwerk voor organisaties die
            wakker zijn als anderen slapen.`,
          links: [
            link('Het lek en de lijst', '/about-vi/een-lek-en-een-lijst'),
            link('Hoe we werken', '/about-vi/hoe-we-werken'),
          ],
          edge: 'calm',
        }),
        block('text.culture', {
          title: 'Cultuur, in vier gewoontes',
          habits: [
            item('We zeggen vroeg nee', 'In week één is dat goedkoper. De facturen bewijzen het.'),
            item('We gaan kijken', 'In de nachtdienst, in het vrieshuis, op de brug. Met de handschoenen aan.'),
            item('We schrijven het op', 'Staat het niet op papier, dan is het een gerucht. Geruchten compileren niet.'),
            item('We gaan om vijf uur naar huis', 'Behalve op donderdag, dan is er soep.'),
          ],
          employees: people('ineke'),
          theme: 'fog',
          edge: 'none',
        }),
        highlight({
          value: '23',
          text: 'Meer zijn we niet. Negentien kunnen er ook een getijdentabel lezen.',
          facts: [
            fact('17', 'jaar zonder gemiste release'),
            fact('2', 'producten die als ergernis begonnen'),
            fact('0', 'pingpongtafels'),
          ],
        }),
        marks(
          'nl',
          'Geladen tot de lijn, niet erover',
          'Op een schip staat een merk dat zegt hoe diep het mag liggen. Dit zijn die van ons. Elk jaar komt ' +
            'er iemand van buiten meten.',
        ),
        block('trust.partners', {
          title: 'Partners',
          text: 'We zijn goed in een paar dingen. Voor de rest bellen we mensen die beter zijn.',
          partners,
          theme: 'ink',
          edge: 'none',
        }),
        block('trust.logo-banner', {
          title: 'Zij lieten ons binnen. Logo’s met toestemming.',
          partners: clients,
          link: link('Alle cases', '/cases'),
          theme: 'ink',
          edge: 'none',
        }),
        block('collections.insights-overview', {
          title: 'Hoe we zijn, om elf uur ’s\u00A0ochtends',
          lead: insights[1],
          insights: [insights[0], insights[2]],
          link: link('Meer inzichten', '/insights'),
          theme: 'paper',
          edge: 'none',
        }),
        block('collections.employee-overview', {
          title: 'Twaalf van ons zitten stil voor een portret',
          employees: crew,
          link: link('Ontmoet iedereen', '/employees'),
          theme: 'tide',
          edge: 'none',
        }),
      ],
      ...metadata(
        'Over VI, zes meter onder de zeespiegel',
        'Drieëntwintig mensen op één kade op Katendrecht. Het begon met een lek en een lijst.',
      ),
    },
  },
];

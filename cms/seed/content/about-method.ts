import { art, block, type Entry } from '../define';
import { item, link } from './parts';
import { metadata, prose, quote } from './sections';

const picture = { image: art('method', 'pile'), imageNarrow: art('method', 'pile', 'narrow') };
const lamp = { image: art('method-lamp', 'beacon', 'wide'), imageNarrow: art('method-lamp', 'beacon', 'narrow') };

export const method: Entry = {
  key: 'about-page:method',
  en: {
    title: 'How we work',
    slug: 'how-we-work',
    intro: 'In small pieces, out loud, and with somebody at the table who will have to use it.',
    order: 1,
    blocks: [
      prose({
        title: 'First we go and look',
        lead: 'Nobody has ever described their work to us correctly. They leave out whatever they are best at.',
        text: `
          So we come and stand beside you for a night, or a morning in the cold store, and keep our mouths shut.
          After three of those we know what you forgot to tell us, and usually what it should cost.

          Then we write a list of what may never happen. You sign it. From that day on every item is a test, and a
          test does not go on holiday.`,
      }),
      block('text.content-scroll', {
        title: 'Then, down we go',
        ...picture,
        chapters: [
          item('Week one', 'One thing, working, for one person. It is ugly. It is already useful.', '−1 m'),
          item('Week four', 'Ten people use it. We throw away a third of the plan, together, with pleasure.', '−2.5 m'),
          item(
            'Week nine',
            'Old and new run side by side every night. Each morning the list of differences is shorter.',
            '−4 m',
          ),
          item(
            'And after',
            'We hand you the keys and keep one. Somebody of ours answers at four in the morning.',
            '−6 m',
          ),
        ],
        theme: 'fog',
        edge: 'none',
      }),
      quote({
        text: 'A plan is a promise. A planning is a weather forecast.',
        by: 'dewi',
        theme: 'tide',
        edge: 'swell',
      }),
      block('trust.partner-links', {
        title: 'Doors you may open yourself',
        text: 'We have no secrets from clients, only logins.',
        links: [
          link('Status of everything we run', 'https://status.vi.example', 'Green, and honest when it is not'),
          link('Support portal', 'https://support.vi.example', 'For questions that can wait until nine'),
          link('Kademuur’s machine room', 'https://status.kademuur.example', 'Temperature, power, and the water level'),
        ],
        theme: 'paper',
        edge: 'chop',
      }),
      block('banners.footer-banner', {
        title: 'Still here? So are we.',
        text: 'The lamp on the quay burns until the last release of the day.',
        link: link('Come and have coffee', '/contact'),
        ...lamp,
        theme: 'ink',
        edge: 'none',
      }),
    ],
    ...metadata(
      'How we work',
      'We go and look, write down what may never happen, and build in pieces small enough to take back.',
    ),
  },
  nl: {
    title: 'Hoe we werken',
    slug: 'hoe-we-werken',
    intro: 'In kleine stukken, hardop, en met iemand aan tafel die er straks mee moet werken.',
    order: 1,
    blocks: [
      prose({
        title: 'Eerst gaan we kijken',
        lead: 'Nog nooit heeft iemand ons zijn werk goed beschreven. Waar je het best in bent, sla je over.',
        text: `
          Dus komen we naast je staan. Een nacht, of een ochtend in het vrieshuis, en we houden onze mond. Na drie
          keer weten we wat je vergat te vertellen, en meestal ook wat het moet kosten.

          Daarna schrijven we op wat er nooit mag gebeuren. Jij tekent. Vanaf die dag is elke regel een test, en een
          test gaat niet op vakantie.`,
      }),
      block('text.content-scroll', {
        title: 'En dan naar beneden',
        ...picture,
        chapters: [
          item('Week één', 'Eén ding dat werkt, voor één mens. Lelijk is het wel. Nuttig ook al.', '−1 m'),
          item('Week vier', 'Tien mensen werken ermee. Een derde van het plan gaat weg, samen, met plezier.', '−2,5 m'),
          item(
            'Week negen',
            'Oud en nieuw draaien elke nacht naast elkaar. Elke ochtend is de lijst verschillen korter.',
            '−4 m',
          ),
          item(
            'En daarna',
            'Jij krijgt de sleutels, wij houden er één. Om vier uur ’s\u00A0nachts neemt er iemand op.',
            '−6 m',
          ),
        ],
        theme: 'fog',
        edge: 'none',
      }),
      quote({
        text: 'Een plan is een belofte. Een planning is een weerbericht.',
        by: 'dewi',
        theme: 'tide',
        edge: 'swell',
      }),
      block('trust.partner-links', {
        title: 'Deuren die je zelf open mag doen',
        text: 'Voor klanten hebben we geen geheimen, alleen inlogschermen.',
        links: [
          link('Hoe alles ervoor staat', 'https://status.vi.example', 'Groen, en eerlijk als het dat niet is'),
          link('Supportportaal', 'https://support.vi.example', 'Voor vragen die tot negen uur kunnen wachten'),
          link(
            'De machinekamer van Kademuur',
            'https://status.kademuur.example',
            'Temperatuur, stroom en het waterpeil',
          ),
        ],
        theme: 'paper',
        edge: 'chop',
      }),
      block('banners.footer-banner', {
        title: 'Ben je er nog? Wij ook.',
        text: 'De lamp op de kade brandt tot de laatste release van de dag.',
        link: link('Kom koffie drinken', '/contact'),
        ...lamp,
        theme: 'ink',
        edge: 'none',
      }),
    ],
    ...metadata(
      'Hoe we werken',
      'We gaan kijken, schrijven op wat er nooit mag gebeuren en bouwen in stukken die klein genoeg zijn om ' +
        'terug te nemen.',
    ),
  },
};

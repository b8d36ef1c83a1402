import type { Vacancy } from './vacancy';

export const organisers: Vacancy[] = [
  {
    slug: 'delivery-lead',
    pay: 4900,
    person: ['dewi', '07'],
    en: {
      title: 'Delivery lead',
      tagline: 'Twelve people, nine calendars, one you.',
      does: `
        You look after two projects and the people in them. You find out what is stuck before it starts to smell,
        you keep the list of what must be finished, and you read the other list aloud as little as possible.

        You are at the client’s every week and you bring bad news yourself, on the day, in three sentences. Good
        news you leave to whoever made it.`,
      brings: `
        - You have once got something difficult finished with people who were not obliged to listen to you.
        - You can be silent for nine seconds. It is more than it sounds.
        - A plan is a promise to you; a planning is a weather forecast.
        - Theatre, kitchens and ambulances count as experience.`,
      pay: 'to €6,300 gross a month, for 36 to 40 hours. The contract will say the same.',
    },
    nl: {
      title: 'Delivery lead',
      tagline: 'Twaalf mensen, negen agenda’s, één jij.',
      does: `
        Je zorgt voor twee projecten en voor de mensen die erin zitten. Je merkt wat er vastzit voor het gaat
        ruiken, je houdt bij wat af moet, en die andere lijst lees je zo min mogelijk voor.

        Elke week ben je bij de klant. Slecht nieuws breng je zelf, op de dag zelf, in drie zinnen. Goed nieuws laat
        je brengen door wie het maakte.`,
      brings: `
        - Je kreeg ooit iets lastigs af met mensen die niet naar je hoefden te luisteren.
        - Je kunt negen seconden stil zijn. Dat is langer dan het klinkt.
        - Een plan is een belofte, een planning een weerbericht.
        - Theater, keukens en ambulances gelden als ervaring.`,
      pay: 'tot € 6.300 bruto per maand, voor 36 tot 40 uur. In het contract staat hetzelfde.',
    },
  },
  {
    slug: 'interaction-designer',
    pay: 2700,
    person: ['amina', '02'],
    en: {
      title: 'Interaction designer',
      tagline: '24 hours, Tuesday to Thursday.',
      does: `
        You draw screens for people who are doing something else: steering, lifting, consoling. You begin on paper,
        next to them. On Tuesday you look, on Wednesday you draw, on Thursday you show it and there is soup.

        You share the trade with Amina. She does doors; you may choose windows.`,
      brings: `
        - A portfolio with something in it that went wrong, and what you did then.
        - You can leave things out and sleep afterwards.
        - You know your way round accessibility guidelines, or can find it with your eyes closed.
        - A pencil.`,
      pay: 'to €3,500 gross a month, for exactly 24 hours.',
    },
    nl: {
      title: 'Interactie\u00ADontwerper',
      tagline: '24 uur, dinsdag tot en met donderdag.',
      does: `
        Je tekent schermen voor mensen die met iets anders bezig zijn: sturen, tillen, troosten. Je begint op
        papier, naast ze. Dinsdag kijk je, woensdag teken je, donderdag laat je het zien en is er soep.

        Je deelt het vak met Amina. Zij doet deuren. Jij mag ramen.`,
      brings: `
        - Een portfolio met iets erin dat misging, en wat je toen deed.
        - Je kunt dingen weglaten en daarna gewoon slapen.
        - In toegankelijkheidsrichtlijnen weet je de weg, of je vindt hem met je ogen dicht.
        - Een potlood.`,
      pay: 'tot € 3.500 bruto per maand, voor precies 24 uur.',
    },
  },
  {
    slug: 'harbour-master',
    pay: 2300,
    person: ['kees', '03'],
    en: {
      title: 'Harbour master',
      tagline: 'Runs the office; front door, coffee, morale.',
      does: `
        You know who is in, who is at sea and who is pretending to be in a meeting. You look after the front door,
        the plants, the visitors and the mood, and on bad days after Kees’s boiler.

        Nobody tells you how. There has been a list since 2009; you may strike two lines of it every month.`,
      brings: `
        - You notice that somebody is quiet before they do.
        - You can say no to a courier, a cold caller and a founder, in three different tones.
        - Coffee is a subject to you.
        - Free four mornings a week.`,
      pay: 'to €2,900 gross a month, for 20 to 24 hours. Soup included.',
    },
    nl: {
      title: 'Havenmeester',
      tagline: 'Het kantoor: voordeur, koffie, moreel.',
      does: `
        Jij weet wie er is, wie er op zee is en wie doet alsof hij vergadert. Je zorgt voor de voordeur, de planten,
        het bezoek en de stemming, en op slechte dagen voor de ketel van Kees.

        Hoe dat moet zegt niemand. Er ligt een lijst uit 2009; elke maand mag je er twee regels van doorstrepen.`,
      brings: `
        - Je hebt door dat iemand stil is voor die iemand het zelf doorheeft.
        - Je kunt nee zeggen tegen een koerier, een beller en een oprichter, op drie verschillende tonen.
        - Koffie is voor jou een onderwerp.
        - Vier ochtenden per week vrij.`,
      pay: 'tot € 2.900 bruto per maand, voor 20 tot 24 uur. Inclusief soep.',
    },
  },
];

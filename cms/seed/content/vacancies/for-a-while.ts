import type { Vacancy } from './vacancy';

/** Chairs with an end date: temporary, internship, seasonal, contract. */
export const forAWhile: Vacancy[] = [
  {
    slug: 'technical-writer',
    pay: 4100,
    person: ['imani', '12'],
    en: {
      title: 'Technical writer, Trading\u00ADterms',
      tagline: 'Six months, fixed, with an end date that is one.',
      does: `
        Tradingterms writes down what two parties agreed. You write down Tradingterms: the help, the letters, the
        eleven messages that appear when something cannot be done. You take out more than you put in.

        Imani reads everything aloud to her uncle, who has a market stall. If he asks “meaning?”, it comes back to
        you.`,
      brings: `
        - Short sentences, in Dutch and in English, and an ear for both.
        - You like to understand a thing before you describe it, and you say so when you do not.
        - Contracts do not frighten you. They bore you, and you want to do something about that.`,
      pay: 'gross a month, for 32 hours, for six months. Then it ends, and there is cake.',
    },
    nl: {
      title: 'Technisch schrijver, Trading\u00ADterms',
      tagline: 'Zes maanden, met een einddatum die er een is.',
      does: `
        Tradingterms schrijft op wat twee partijen afspraken. Jij schrijft Tradingterms op: de hulp, de brieven, de
        elf meldingen voor als iets niet kan. Er gaat meer uit dan erin komt.

        Imani leest alles voor aan haar oom, die op de markt staat. Vraagt hij “hoe bedoel je?”, dan komt het
        terug.`,
      brings: `
        - Korte zinnen, in het Nederlands en in het Engels, en oor voor allebei.
        - Je wilt iets snappen voor je het beschrijft, en je zegt het als dat niet lukt.
        - Van contracten schrik je niet. Je verveelt je erbij, en daar wil je iets aan doen.`,
      pay: 'bruto per maand, voor 32 uur, zes maanden lang. Daarna is het klaar en is er taart.',
    },
  },
  {
    slug: 'intern-who-asks-why',
    pay: 750,
    person: ['ineke', '10'],
    en: {
      title: 'Intern who asks why',
      tagline: 'From February, any study.',
      does: `
        You spend five months with us and ask why. Why the button is there, why the meeting exists, why it must be
        done by Thursday. You write the answers down, and where there are none you make something.

        The last intern asked why the first-response line had a menu. It no longer has one.`,
      brings: `
        - Any study. We have had a musicologist, two information scientists and a midwife.
        - The nerve to ask a third time.
        - Four days a week from February; the fifth is for your school and your laundry.`,
      pay: 'a month, a desk by the window, and your name on whatever you made.',
    },
    nl: {
      title: 'Stagiair die waarom vraagt',
      tagline: 'Vanaf februari, elke studie.',
      does: `
        Vijf maanden loop je mee en vraag je waarom. Waarom die knop daar zit, waarom dat overleg bestaat, waarom
        het donderdag af moet. De antwoorden schrijf je op, en waar er geen zijn maak je iets.

        De vorige stagiair vroeg waarom de storingslijn een keuzemenu had. Dat heeft hij niet meer.`,
      brings: `
        - Elke studie is goed. We hadden een musicoloog, twee informatiekundigen en een verloskundige.
        - Het lef om het een derde keer te vragen.
        - Vier dagen per week vanaf februari. De vijfde is voor school en de was.`,
      pay: 'per maand, een bureau aan het raam, en je naam op wat je maakte.',
    },
  },
  {
    slug: 'bridge-watcher',
    pay: 2400,
    person: ['saar', '11'],
    en: {
      title: 'Bridge watcher for the summer',
      tagline: 'May to September. Count what the sensor says it counted.',
      does: `
        Our model says when the bridges should open. You sit beside a bridge with a chair, a parasol and a tally
        counter, and find out whether the model is right. Usually it is. You are there for the other times.

        Once a week you come to the quay and tell Saar what the sensor cannot see: that the yellow sloop always
        hesitates, and that the keeper waves.`,
      brings: `
        - You can look at water for six hours and still see it.
        - A bicycle, or firm plans for one.
        - Sixteen or older, and good handwriting when it blows.`,
      pay: 'gross a month, full weeks or half ones. The parasol stays ours.',
    },
    nl: {
      title: 'Brug\u00ADwachter voor de zomer',
      tagline: 'Mei tot en met september. Tellen wat de sensor zegt te tellen.',
      does: `
        Ons model zegt wanneer de bruggen open moeten. Jij zit naast zo’n brug, met een stoel, een parasol en een
        tikteller, en kijkt of het model gelijk heeft. Meestal wel. Jij zit er voor die andere keren.

        Eén keer per week kom je naar de kade en vertel je Saar wat een sensor niet ziet: dat de gele sloep altijd
        twijfelt, en dat de brugwachter zwaait.`,
      brings: `
        - Je kunt zes uur naar water kijken en het dan nog zien.
        - Een fiets, of vergevorderde plannen.
        - Zestien jaar of ouder, en een leesbaar handschrift als het waait.`,
      pay: 'bruto per maand, hele of halve weken. De parasol blijft van ons.',
    },
  },
  {
    slug: 'penetration-tester',
    pay: 950,
    person: ['lotte', '04'],
    en: {
      title: 'Burglar, by invitation',
      tagline: 'Twenty days a year, on contract. Please break in.',
      does: `
        You are a penetration tester with your own business. Four weeks a year, whenever you like, you try to get
        into what we made. We do not say when we are looking.

        You write down how you did it so that somebody can repeat it, and you come and tell it at the soup. Nobody
        gets angry. Last time there was applause.`,
      brings: `
        - The papers of the trade, and stories you may not tell.
        - Reports of two pages, with the worst thing on top.
        - A good sense of what a printer is capable of.`,
      pay: 'a day, on your own invoice. Kees pays within a week; he likes to.',
    },
    nl: {
      title: 'Inbreker, op uitnodiging',
      tagline: 'Twintig dagen per jaar, op contract. Breek alsjeblieft in.',
      does: `
        Je bent penetratietester, met je eigen zaak. Vier weken per jaar, wanneer het jou uitkomt, probeer je binnen
        te komen in wat wij maakten. Wij zeggen niet wanneer we kijken.

        Je schrijft op hoe het ging, zo dat iemand het kan nadoen, en je komt het vertellen bij de soep. Niemand
        wordt boos. De vorige keer werd er geklapt.`,
      brings: `
        - De papieren van het vak, en verhalen die je niet mag vertellen.
        - Rapporten van twee kantjes, met het ergste bovenaan.
        - Gevoel voor waar een printer toe in staat is.`,
      pay: 'per dag, op je eigen factuur. Kees betaalt binnen een week. Dat doet hij graag.',
    },
  },
];

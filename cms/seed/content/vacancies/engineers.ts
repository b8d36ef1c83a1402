import type { Vacancy } from './vacancy';

export const engineers: Vacancy[] = [
  {
    slug: 'back-end-engineer',
    pay: 4800,
    person: ['yusuf', '06'],
    en: {
      title: 'Back-end engineer',
      tagline: 'Queues, locks, ducks.',
      does: `
        You make the part nobody sees and everybody waits for. In your first month that is the planner of a
        container terminal: four million moves a year, sixty-three rules, and a crane driver who rings you by your
        first name when something is late.

        You work with Yusuf and Joris, in small changes, each of which you can take back in a minute. You write the
        test in the client’s words first and the code after it. One night per quarter you go along on a shift, to
        see what your queue looks like from the cab.`,
      brings: `
        - A few years of back-end work in any language. We use TypeScript and PostgreSQL; you may grumble about both.
        - You know what happens when the plug is pulled halfway, or you badly want to.
        - You can explain a lock to somebody holding a flask.
        - Dutch or English. Preferably the one you are funny in.`,
      pay: 'to €6,400 gross a month, for 36 to 40 hours. The contract will say the same.',
    },
    nl: {
      title: 'Back-\u2060end\u00ADont\u00ADwikkelaar',
      tagline: 'Wachtrijen, sluizen, eenden.',
      does: `
        Jij maakt het deel dat niemand ziet en waar iedereen op wacht. De eerste maand is dat de planner van een
        containerterminal: vier miljoen bewegingen per jaar, drieënzestig regels, en een kraandrijver die je bij je
        voornaam noemt als er iets te laat is.

        Je werkt met Yusuf en Joris, in kleine wijzigingen die je binnen een minuut kunt terugnemen. Eerst schrijf
        je de test, in de woorden van de klant, dan de code. Eén nacht per kwartaal draai je een dienst mee om je
        wachtrij vanuit de cabine te zien.`,
      brings: `
        - Een paar jaar back-end, in welke taal dan ook. Bij ons TypeScript en PostgreSQL; mopperen mag over allebei.
        - Je weet wat er gebeurt als halverwege de stekker eruit gaat, of je wilt het dolgraag weten.
        - Je kunt een lock uitleggen aan iemand met een thermosfles.
        - Nederlands of Engels. Liefst de taal waarin je grappig bent.`,
      pay: 'tot € 6.400 bruto per maand, voor 36 tot 40 uur. In het contract staat hetzelfde.',
    },
  },
  {
    slug: 'front-end-engineer',
    pay: 4600,
    person: ['wout', '01'],
    en: {
      title: 'Front-end engineer',
      tagline: 'Someone who reads the specification for fun.',
      does: `
        You make the part people touch, with gloves on, at night, on a telephone with a cracked screen. It has to
        work without script, without a mouse and without patience.

        You sit between Amina, who draws it, and Wout, who tests it on a telephone from 2017 called the Boss. You
        write HTML first. You will be asked why there is so much JavaScript, and one day you will be the one
        asking.`,
      brings: `
        - You know what a form does by itself, before anyone helps it.
        - You have listened to a screen reader for an hour, and changed something afterwards.
        - An eye for a line that is two pixels off, and the tact to ask whether it was meant.
        - Some years in the trade, or one very good thing to show.`,
      pay: 'to €6,100 gross a month, for 32 to 40 hours. The contract will say the same.',
    },
    nl: {
      title: 'Front-\u2060end\u00ADont\u00ADwikkelaar',
      tagline: 'Iemand die de richtlijnen voor zijn plezier leest.',
      does: `
        Jij maakt het deel dat mensen aanraken. Met handschoenen aan, ’s\u00A0nachts, op een telefoon met een barst. Het
        moet het doen zonder script, zonder muis en zonder geduld.

        Je zit tussen Amina, die het tekent, en Wout, die het test op een telefoon uit 2017 die de Baas heet. Je
        schrijft eerst HTML. Ze gaan je vragen waarom er zo veel JavaScript bij zit, en op een dag ben jij degene
        die het vraagt.`,
      brings: `
        - Je weet wat een formulier uit zichzelf al kan, voor iemand het helpt.
        - Je hebt een uur naar een schermlezer geluisterd en daarna iets veranderd.
        - Oog voor een lijn die er twee pixels naast zit, en de tact om te vragen of het zo hoort.
        - Een paar jaar in het vak, of één ding waar je heel trots op bent.`,
      pay: 'tot € 6.100 bruto per maand, voor 32 tot 40 uur. In het contract staat hetzelfde.',
    },
  },
  {
    slug: 'care-engineer',
    pay: 5000,
    person: ['lotte', '04'],
    en: {
      title: 'Care engineer',
      tagline: 'Permanent. So is the harbour.',
      does: `
        Software gets older, like a dog. You keep it fit: you update what it stands on, listen to what it mutters in
        the logs, and put something back from backup on the first Monday of the month, with a hat and an audience.

        Once in eight weeks you carry the telephone. It rings about twice. You may sleep in after it, you are paid
        for it, and the day after we remove the reason it rang.`,
      brings: `
        - You would rather prevent a fire than be photographed with the hose.
        - Linux, databases, and a suspicion of green ticks.
        - You write instructions that a tired colleague can follow, and you have been that colleague.
        - A calm voice. You may practise.`,
      pay: 'to €6,600 gross a month, for 36 hours, and the nights are extra.',
    },
    nl: {
      title: 'Engineer nazorg',
      tagline: 'Voor vast. De haven ook.',
      does: `
        Software wordt ouder, net als een hond. Jij houdt haar fit: je werkt bij waar ze op staat, luistert naar wat
        ze in de logboeken mompelt en zet op de eerste maandag van de maand iets terug uit een back-up, met een hoed
        en publiek.

        Eén week op de acht heb jij de telefoon. Die gaat een keer of twee. Daarna mag je uitslapen, je krijgt
        ervoor betaald, en de dag erna halen we de reden weg.`,
      brings: `
        - Je voorkomt liever een brand dan dat je met de slang op de foto staat.
        - Linux, databases en wantrouwen tegen groene vinkjes.
        - Je schrijft instructies die een vermoeide collega kan volgen, en die collega ben je zelf geweest.
        - Een rustige stem. Oefenen mag.`,
      pay: 'tot € 6.600 bruto per maand, voor 36 uur. De nachten komen erbij.',
    },
  },
];

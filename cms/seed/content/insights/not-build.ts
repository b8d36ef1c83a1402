import type { Entry } from '../../define';
import { author, highlight, prose, quote } from '../sections';
import { article, type Frame } from './article';

const frame: Frame = {
  date: '2026-10-21',
  minutes: 6,
  category: 'business',
  author: 'ineke',
  picture: 'not-build',
  motif: 'hull',
  theme: 'fog',
};

const en = article(frame, {
  title: 'The software you should not build',
  slug: 'the-software-you-should-not-build',
  summary: 'We talked eleven clients out of a project last year. Seven of them came back. This is what we tell them.',
  intro:
    'Last year eleven people came to us with a budget and left with it. Our accountant has asked me to explain this.',
  blocks: [
    prose({
      text: `
        It is a strange way to run a software company, Kees agrees, and he does the books. But somebody who buys a
        system they do not need will be unhappy for five years, and will know exactly whose name was on the invoice.

        So before we say what we would build, we try very hard to build nothing. There are four questions. They take
        an afternoon and cost you lunch.

        ## Would it survive a drawer?

        Put the plan in a drawer for six weeks. If nobody has asked for it by then, it was not a plan. It was a
        mood, usually of somebody who had just been to a conference. About one in three ideas dies in the drawer,
        peacefully, without ever having met a programmer.

        ## Is it a system, or an argument?

        Surprisingly often a department asks for software because it is tired of another department. They want a
        workflow in which Planning can no longer change the date without Sales knowing. You can build that. It will
        cost two hundred thousand euros, and Planning will then ring Sales to complain about it. Which they could
        have done for free, and that was the solution.

        ## Do you already own it?

        Four in ten systems we are asked to replace only need somebody who dares to open them. There is a machine in
        the basement with a label that says do not touch. Everybody has obeyed the label since 2008. We touch it.
        Most of the time there is a perfectly decent program underneath, a little dusty, with a setting called
        exactly what you wanted.`,
    }),
    highlight({
      before: 'One in',
      value: 'four',
      text: 'systems we are asked to replace only need somebody who dares to open them.',
      facts: [
        { value: '11', label: 'projects we did not do last year' },
        { value: '7', label: 'clients who came back with a better question' },
        { value: '1', label: 'accountant with an eyebrow' },
      ],
    }),
    prose({
      text: `
        ## Who will look after it?

        Software is not a table. It is a dog. It wants to be let out, it gets older, and somebody must be home. If
        you cannot say the name of the person who will look after it in year three, you are not buying a system; you
        are buying next year’s legacy. Then I would rather help you find the person first. It is cheaper, and people
        have more functions.

        ## What remains

        What survives these four questions is worth building, and it is worth building well. It is the thing that
        makes you different from the company across the water; the planning only you do like that, the contract
        nobody else dares to write. You cannot buy it because nobody sells it, and nobody sells it because only you
        need it.

        For the rest: buy it, borrow it, or do it in a spreadsheet and be honest about that. I have nothing against
        spreadsheets. One of them ran a harbour for nine years, and it never once asked for a kick-off.

        If you have an idea and a drawer, [come and have lunch](/contact). If the idea is still standing after the
        soup, we will [build it with you](/solutions/custom-software).`,
    }),
    quote({ text: 'The cheapest line of code is the one you talked somebody out of.', by: 'ineke', theme: 'ink' }),
    author('ineke', 'Founder, asks why', 'I have asked why since 2009. I am told it is less annoying over lunch.'),
  ],
});

const nl = article(frame, {
  title: 'De software die je beter niet bouwt',
  slug: 'de-software-die-je-beter-niet-bouwt',
  summary: 'Vorig jaar praatten we elf klanten een project uit het hoofd. Zeven kwamen terug. Dit zeggen we tegen ze.',
  intro:
    'Vorig jaar kwamen elf mensen binnen met een budget en gingen er weer mee naar buiten. De boekhouding wil graag ' +
    'uitleg.',
  blocks: [
    prose({
      text: `
        Zo run je eigenlijk geen softwarebedrijf, zegt Kees, en Kees doet de cijfers. Maar wie een systeem koopt dat
        niet nodig was, is vijf jaar ongelukkig en weet precies wiens naam er op de factuur stond.

        Voor we zeggen wat we zouden bouwen, doen we dus ons uiterste best om niets te bouwen. Daar zijn vier vragen
        voor. Ze kosten een middag en een lunch.

        ## Overleeft het een la?

        Leg het plan zes weken in een la. Heeft dan nog niemand ernaar gevraagd, dan was het geen plan maar een bui.
        Meestal van iemand die net op een congres was geweest. Eén op de drie ideeën slaapt in die la rustig in,
        zonder ooit een programmeur te hebben ontmoet.

        ## Is het een systeem of een ruzie?

        Verrassend vaak wil de ene afdeling software omdat ze moe is van de andere. Dan moet er een proces komen
        waarin Planning de datum niet meer kan verzetten zonder dat Verkoop het weet. Dat kunnen we maken. Het kost
        twee ton, en daarna belt Planning met Verkoop om te klagen over het systeem. Dat bellen kon gratis. Dat wás
        de oplossing.

        ## Heb je het al?

        Er staat een kast in de kelder met een briefje erop: niet aankomen. Sinds 2008 houdt iedereen zich daaraan.
        Wij komen eraan. Heel vaak zit er een keurig programma in, wat stoffig, met een instelling die precies zo
        heet als wat jij wilde laten bouwen.`,
    }),
    highlight({
      before: 'Eén op de',
      value: 'vier',
      text: 'systemen die we mogen vervangen heeft alleen iemand nodig die het durft open te maken.',
      facts: [
        { value: '11', label: 'projecten die we vorig jaar niet deden' },
        { value: '7', label: 'klanten die terugkwamen met een betere vraag' },
        { value: '1', label: 'boekhouder met een opgetrokken wenkbrauw' },
      ],
    }),
    prose({
      text: `
        ## Wie zorgt ervoor?

        Software is geen tafel. Software is een hond. Hij moet eruit, hij wordt ouder en er moet iemand thuis zijn.
        Kun je niet zeggen wie er in jaar drie voor zorgt, dan koop je geen systeem maar de erfenis van volgend
        jaar. Dan help ik je liever eerst die iemand te vinden. Dat is goedkoper, en mensen hebben meer functies.

        ## Wat er overblijft

        Wat deze vier vragen overleeft, is het bouwen waard, en dan ook goed. Het is precies wat jou anders maakt
        dan het bedrijf aan de overkant: de planning die alleen jij zo doet, het contract dat niemand anders durft
        te schrijven. Je kunt het niet kopen omdat niemand het verkoopt, en niemand verkoopt het omdat alleen jij
        het nodig hebt.

        De rest koop je, leen je, of doe je in een spreadsheet, als je daar maar eerlijk over bent. Ik heb niets
        tegen spreadsheets. Eén ervan heeft negen jaar een haven gerund en vroeg nooit om een kick-off.

        Heb je een idee en een la, [kom dan lunchen](/contact). Staat het idee na de soep nog overeind, dan [bouwen
        we het samen](/solutions/maatwerksoftware).`,
    }),
    quote({
      text: 'De goedkoopste regel code is de regel die je iemand uit het hoofd praat.',
      by: 'ineke',
      theme: 'ink',
    }),
    author(
      'ineke',
      'Oprichter, vraagt waarom',
      'Ik vraag al sinds 2009 waarom. Tijdens de lunch schijnt het minder irritant te zijn.',
    ),
  ],
});

export const notBuild: Entry = { key: 'insight:not-build', en, nl };

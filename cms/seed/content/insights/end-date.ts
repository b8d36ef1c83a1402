import type { Entry } from '../../define';
import { author, prose, quote } from '../sections';
import { article, type Frame } from './article';

const frame: Frame = {
  date: '2026-08-05',
  minutes: 4,
  category: 'business',
  author: 'imani',
  picture: 'end-date',
  motif: 'bow',
  theme: 'ink',
};

const en = article(frame, {
  title: 'An end date is a feature',
  slug: 'an-end-date-is-a-feature',
  summary: 'Discounts, permissions and temporary walls have one thing in common. Nobody remembers to take them down.',
  intro:
    'The oldest temporary discount we ever found was granted in 1998, to a man who had helped push a van out ' +
    'of the mud.',
  blocks: [
    prose({
      text: `
        He had since died. His daughter had inherited the company and the four per cent. Nobody at the wholesaler
        knew why, everybody honoured it, and over the years it had cost about as much as nine new vans.

        Nobody had made a mistake, and that is what keeps me busy. Somebody granted something, with good reason, for
        a while. There was simply no field for *a while*.

        ## Forever is the default

        In most systems the end date is optional. It sits at the bottom of the screen and whoever is in a hurry
        leaves it empty. Empty means forever. I know of no other field in which saying nothing is such a large
        promise.

        In [Tradingterms](/solutions/tradingterms) we turned it round. Every agreement has an end date, without
        exception, and it is the first thing you fill in. You may choose any day you like. You may not choose never.
        Sales people found this cruel for about three weeks.

        ## What happens on the day

        Nothing happens on the day, because everything happens six weeks earlier. Whoever made the promise gets one
        question: still? With the figures beside it. One press renews it, with a new end date. No answer also
        counts, and then it ends, on the day that was agreed, and both sides knew.

        Half of all agreements are renewed. A quarter are renewed with a different number. And the rest turn out to
        belong to somebody who once helped to push a van.`,
    }),
    quote({
      text: 'I know of no other field in which saying nothing is such a large promise.',
      by: 'imani',
      theme: 'signal',
    }),
    author('imani', 'Leads Tradingterms', 'This sentence expires on 31 December. Ring me and I will renew it.'),
  ],
});

const nl = article(frame, {
  title: 'Een einddatum is een functie',
  slug: 'een-einddatum-is-een-functie',
  summary: 'Kortingen, rechten en tijdelijke muurtjes hebben één ding gemeen. Niemand haalt ze ooit weg.',
  intro:
    'De oudste tijdelijke korting die we vonden was uit 1998, voor een man die een busje uit de modder had helpen ' +
    'duwen.',
  blocks: [
    prose({
      text: `
        Hij was inmiddels overleden. Zijn dochter erfde het bedrijf en de vier procent. Bij de groothandel wist
        niemand waarom, iedereen hield zich eraan, en alles bij elkaar had het ongeveer negen nieuwe busjes gekost.

        Een fout had niemand gemaakt, en juist dat houdt me bezig. Iemand gunde iemand iets, met een goede reden,
        voor een tijdje. Er was alleen geen veld voor *een tijdje*.

        ## Voor altijd is de standaard

        In de meeste systemen is de einddatum optioneel. Hij staat onderaan en wie haast heeft slaat hem over. Leeg
        betekent voor altijd. Ik ken geen ander veld waarin je door niets te zeggen zo veel belooft.

        In [Tradingterms](/solutions/tradingterms) hebben we het omgedraaid. Elke afspraak heeft een einddatum,
        zonder uitzondering, en je vult hem als eerste in. Elke dag is goed. Nooit is geen dag. Verkopers vonden dat
        een week of drie wreed.

        ## Wat er gebeurt op de dag zelf

        Op de dag zelf niets, want alles gebeurt zes weken eerder. Wie de belofte deed krijgt één vraag: nog steeds?
        Met de cijfers ernaast. Eén druk op de knop en hij loopt door, met een nieuwe einddatum. Geen antwoord is
        ook een antwoord. Dan houdt het op, op de dag die was afgesproken, en allebei de partijen wisten het.

        De helft van de afspraken wordt verlengd. Een kwart ook, maar met een ander getal. En de rest blijkt van
        iemand die ooit een busje duwde.`,
    }),
    quote({
      text: 'Ik ken geen ander veld waarin je door niets te zeggen zo veel belooft.',
      by: 'imani',
      theme: 'signal',
    }),
    author('imani', 'Leidt Tradingterms', 'Deze zin verloopt op 31 december. Bel me, dan verleng ik hem.'),
  ],
});

export const endDate: Entry = { key: 'insight:end-date', en, nl };

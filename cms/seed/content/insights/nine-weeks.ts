import type { Entry } from '../../define';
import { author, prose, quote } from '../sections';
import { article, type Frame } from './article';

const frame: Frame = {
  date: '2026-05-21',
  minutes: 3,
  category: 'business',
  author: 'kees',
  picture: 'nine-weeks',
  motif: 'crane',
  theme: 'fog',
};

const en = article(frame, {
  title: 'Nine weeks is an answer',
  slug: 'nine-weeks-is-an-answer',
  summary: 'Clients can live with almost any number. What they cannot live with is the word “depends”.',
  intro: 'I do the finances here and I look after the boiler. Both have taught me the same thing about estimates.',
  blocks: [
    prose({
      text: `
        When the boiler failed in January I rang a man. He said: it depends. I rang another man. He said: nine
        weeks, and here is an electric heater. I gave him the job before he had finished his sentence.

        The second man was not quicker. He knew no more about my boiler than the first. He had simply decided to be
        the one who would carry the uncertainty, instead of leaving it with me in a cold room.

        ## A number with an edge

        Engineers dislike giving a number because a number can be wrong. That is precisely why it is worth money. We
        give two: what we expect, and what we would bet dinner on. If the two are far apart we do not know enough
        yet, and then we sell you one week of finding out. It has a price, an end and a result, and you may stop
        after it.

        ## And when it is wrong

        Then you hear it in the week in which we hear it ourselves. Not at the end. I send that letter personally.
        It has three sentences: what is different, what it costs, who pays for it. In one case out of five that is
        us, and that hurts, and as a result the estimates have become remarkably good.

        The boiler was done in eight weeks, by the way. I gave the heater back with a bow on it.`,
    }),
    quote({ text: 'He knew no more about my boiler. He had decided to carry the uncertainty.', by: 'kees' }),
    author('kees', 'Finance, and the boiler', 'Ring me about an invoice. I will answer with a number.'),
  ],
});

const nl = article(frame, {
  title: 'Negen weken is een antwoord',
  slug: 'negen-weken-is-een-antwoord',
  summary: 'Met bijna elk getal kan een klant leven. Met “dat hangt ervan af” niet.',
  intro: 'Ik doe hier de cijfers en de verwarmingsketel. Allebei leerden ze me hetzelfde over ramingen.',
  blocks: [
    prose({
      text: `
        Toen in januari de ketel uitviel, belde ik een man. Die zei: dat hangt ervan af. Ik belde een tweede. Die
        zei: negen weken, en hier heb je zolang een kacheltje. Hij had de klus voor hij was uitgesproken.

        Sneller was die tweede niet. Van mijn ketel wist hij net zo weinig als de eerste. Hij had alleen besloten
        dat híj met de onzekerheid rondliep, in plaats van haar bij mij in de kou te laten staan.

        ## Een getal met een rand

        Technici noemen niet graag een getal, want een getal kan fout zijn. Daarom is het juist geld waard. Wij
        noemen er twee: wat we verwachten, en waar we een etentje om durven te verwedden. Liggen die ver uit elkaar,
        dan weten we nog te weinig. Dan verkopen we je één week uitzoeken, met een prijs, een einde en een uitkomst.
        Daarna mag je stoppen.

        ## En als het niet klopt

        Dan hoor je dat in de week waarin wij het zelf horen. Niet aan het eind. Die brief schrijf ik, en er staan
        drie zinnen in: wat er anders is, wat het kost en wie dat betaalt. Eén op de vijf keer zijn wij dat. Dat
        doet pijn, en de ramingen zijn er opvallend goed van geworden.

        De ketel hing er trouwens na acht weken. Het kacheltje heb ik teruggebracht met een strik erom.`,
    }),
    quote({ text: 'Meer van mijn ketel wist hij niet. Hij liep alleen zelf met de onzekerheid rond.', by: 'kees' }),
    author('kees', 'De cijfers en de ketel', 'Bel me over een factuur. Ik antwoord met een getal.'),
  ],
});

export const nineWeeks: Entry = { key: 'insight:nine-weeks', en, nl };

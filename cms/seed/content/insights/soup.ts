import type { Entry } from '../../define';
import { author, prose, quote } from '../sections';
import { article, type Frame } from './article';

const frame: Frame = {
  date: '2026-02-19',
  minutes: 3,
  category: 'culture',
  author: 'bram',
  picture: 'soup',
  motif: 'hall',
  theme: 'signal',
};

const en = article(frame, {
  title: 'Soup is a retrospective',
  slug: 'soup-is-a-retrospective',
  summary: 'Twenty-three people, one pan, no sticky notes. It works better than anything with a timer.',
  intro: 'I am on loan here, so I can say it: I came for a year, and I have stayed on for the soup.',
  blocks: [
    prose({
      text: `
        Where I come from we looked back every second Friday, with sticky notes in three colours. Green was for what
        went well. People wrote *the team* on it. Pink was for what could be better. People wrote *communication*.
        Then we photographed the wall, and nobody has ever looked at one of those photographs.

        ## The pan

        Here somebody makes soup on Thursday. The rota hangs in the kitchen and it is the only document in the
        building that nobody has ever questioned. You stir it from three o’clock, and whoever walks past tastes it
        and says something. First about the salt. Then about the release.

        It is very hard to be vague to somebody with a ladle. *Communication* becomes “I did not dare ring you on
        Tuesday”. And the answer is not an action point with an owner. It is “ring me”, and a bit of bread.

        ## What gets written down

        One sentence, by the cook, on the tile by the door. It may stay there until next Thursday, and then it has
        been done or it is wiped off. *Ask Joris before you rename a column. The bell is too loud. More celeriac.*

        I have kept them all, two years of them. It is the best project file I know.`,
    }),
    quote({ text: 'It is very hard to be vague to somebody with a ladle.', by: 'bram', theme: 'fog' }),
    author('bram', 'On loan, for now', 'The rota has a gap on the eleventh. Can you make leek soup?'),
  ],
});

const nl = article(frame, {
  title: 'Soep is een retrospectief',
  slug: 'soep-is-een-retrospectief',
  summary: 'Drieëntwintig mensen, één pan, nul plakbriefjes. Het werkt beter dan alles met een timer.',
  intro: 'Ik ben hier te leen, dus ik kan het zeggen: ik kwam voor een jaar en bleef hangen voor de soep.',
  blocks: [
    prose({
      text: `
        Waar ik vandaan kom keken we om de vrijdag terug, met plakbriefjes in drie kleuren. Op groen hoorde wat goed
        ging, en daar stond dan *het team*. Op roze wat beter kon. *Communicatie*. Tot slot ging de muur op de foto,
        en naar die foto’s heeft nog nooit iemand gekeken.

        ## De pan

        Hier kookt er op donderdag iemand soep. Het rooster hangt in de keuken en is het enige document in het pand
        dat nooit ter discussie staat. Vanaf drie uur sta je te roeren, en wie langsloopt proeft en zegt wat. Eerst
        over het zout. Dan over de release.

        Vaag doen tegen iemand met een pollepel lukt bijna niet. *Communicatie* wordt dan: ik durfde je dinsdag niet
        te bellen. En daar komt geen actiepunt met een eigenaar uit. Daar komt “bel me” uit, en een stuk brood.

        ## Wat er wordt opgeschreven

        Eén zin, door de kok, op de tegel naast de deur. Die mag blijven staan tot volgende week. Dan is het gedaan
        of het gaat eraf. *Vraag Joris voor je een kolom hernoemt. De bel is te hard. Meer knolselderij.*

        Ik heb ze allemaal bewaard, twee jaar lang. Een beter projectdossier ken ik niet.`,
    }),
    quote({ text: 'Vaag doen tegen iemand met een pollepel lukt bijna niet.', by: 'bram', theme: 'fog' }),
    author('bram', 'Te leen, voorlopig', 'Op het rooster is de elfde nog vrij. Kun jij preisoep maken?'),
  ],
});

export const soup: Entry = { key: 'insight:soup', en, nl };

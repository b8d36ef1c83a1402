import { type Entry, text } from '../define';
import { metadata } from './sections';

/** The site makes the list of cookies itself, so no name, number or lifetime stands in these words. */
export const cookies: Entry[] = [
  {
    key: 'cookies',
    en: {
      title: 'Our cookies',
      intro: 'Some you need, some you may refuse. None of them follow you home.',
      text: text(`
        ## Change your mind

        You can, at any time, at the bottom of every page. Refusing costs you the embedded films, nothing else. We
        keep no list of who refused.

        ## How we keep this list

        It is not written by hand. The site lists what it really sets, so if a cookie is not here, it is not there.
        Find one that is missing and [tell us](/contact?reason=other): it will be gone by Friday afternoon, and
        there is soup in it for you. What we do with what you write in a form stands in the [privacy
        statement](/privacy-statement).`),
      ...metadata(
        'Our cookies',
        'Which cookies this site sets, what for, how long they keep, and how to change your mind.',
      ),
    },
    nl: {
      title: 'Onze cookies',
      intro: 'Sommige heb je nodig, andere mag je weigeren. Geen enkele loopt met je mee naar huis.',
      text: text(`
        ## Toch liever anders

        Dat kan altijd, onder aan elke pagina. Weigeren kost je de ingesloten films en verder niets. Een lijst van
        wie er weigerde hebben we niet.

        ## Hoe we dit bijhouden

        Niet met de hand. De site somt op wat ze echt plaatst. Staat een koekje er niet bij, dan is het er niet.
        Vind je er toch een, [zeg het dan](/contact?reason=other): vrijdagmiddag is het weg, en jij krijgt soep. Wat
        we doen met wat je in een formulier schrijft, staat in de [privacyverklaring](/privacyverklaring).`),
      ...metadata(
        'Onze cookies',
        'Welke cookies deze site plaatst, waarvoor, hoelang ze blijven en hoe je van gedachten verandert.',
      ),
    },
  },
];

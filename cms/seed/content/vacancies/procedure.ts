import { block, type Fields } from '../../define';
import { item } from '../parts';
import type { Theme } from '../sections';

const words = {
  en: {
    title: 'Five steps, down to the water',
    steps: [
      item('You write', 'A letter or three sentences. No motivation theatre.', '1'),
      item('We ring', 'Within three working days. Fifteen minutes, from a person who does the job.', '2'),
      item('You visit', 'An hour on the quay. You see the code, the coffee and the mess.', '3'),
      item('We work', 'A paid half day on something real, together. Then you decide too.', '4'),
      item('You sit', 'An offer the same week, with the salary that was in the advertisement.', '5'),
    ],
  },
  nl: {
    title: 'Vijf treden, tot aan het water',
    steps: [
      item('Jij schrijft', 'Een brief of drie zinnen. Geen motivatietheater.', '1'),
      item('Wij bellen', 'Binnen drie werkdagen. Een kwartier, door iemand die het vak doet.', '2'),
      item('Jij komt langs', 'Een uur op de kade. Je ziet de code, de koffie en de rommel.', '3'),
      item('We werken', 'Een betaalde halve dag, samen, aan iets echts. Daarna kies jij ook.', '4'),
      item(
        'Arbeids\u00ADvoorwaarden\u00ADgesprek',
        'Een aanbod in dezelfde week, met het salaris dat in de advertentie stond.',
        '5',
      ),
    ],
  },
};

export type Locale = keyof typeof words;

/** From letter to chair: the same staircase on the careers page and under every vacancy. */
export const procedure = (locale: Locale, theme: Theme = 'fog'): Fields =>
  block('text.application-procedure', { ...words[locale], theme, edge: 'none' });

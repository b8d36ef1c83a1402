import type { Entry } from '../../define';
import { link } from '../parts';
import { metadata, prose } from '../sections';

export const terms: Entry = {
  key: 'page:terms',
  en: {
    title: 'Terms, all nine of them',
    slug: 'terms',
    intro: 'Other people’s begin on page one and end in court. Ours fit on a tea towel, which you may buy.',
    changedOn: '2026-09-14',
    blocks: [
      prose({
        title: 'What we promise',
        text: `
          1. We make what is in the list you signed, and nothing on the list of what may never happen.
          2. You hear of a delay in the week in which we hear of it ourselves.
          3. What we make for you is yours, the code included, from the day it is paid for.`,
      }),
      prose({
        title: 'What we ask',
        text: `
          1. One person who may decide, and a second for when that person is skiing.
          2. Payment within thirty days. After thirty-one Kees sends a letter. People frame them.
          3. That we may look on the floor where it will be used, at the hour at which it will be used.`,
      }),
      prose({
        title: 'When it goes wrong',
        text: `
          1. If it is our mistake, we mend it at our expense, starting the same day.
          2. We are liable for at most what you paid us in a year. We are insured for more, but would rather not look.
          3. You may stop at the end of any month. You get your keys, your data and an hour of explanation.`,
      }),
      prose({
        title: 'The law',
        text:
          'Dutch law applies, and the court in Rotterdam. Van Loon & Peil wrote the long version; the short one ' +
          'prevails.',
        links: [link('Ask about a term', '/contact?reason=other')],
      }),
    ],
    ...metadata(
      'Terms',
      'The terms of VI: nine sentences on what we promise, what we ask, and what happens when it goes wrong.',
    ),
  },
  nl: {
    title: 'Voorwaarden, alle negen',
    slug: 'voorwaarden',
    intro:
      'Bij anderen beginnen ze op pagina één en eindigen ze bij de rechter. Die van ons passen op een ' +
      'theedoek. Die is te koop.',
    changedOn: '2026-09-14',
    blocks: [
      prose({
        title: 'Wat we beloven',
        text: `
          1. We maken wat op de lijst staat die jij tekende, en niets van de lijst met wat nooit mag gebeuren.
          2. Loopt iets uit, dan hoor je dat in de week waarin wij het zelf horen.
          3. Wat we voor je maken is van jou, code en al, vanaf de dag dat het betaald is.`,
      }),
      prose({
        title: 'Wat we vragen',
        text: `
          1. Eén iemand die mag beslissen, en een tweede voor als die op wintersport is.
          2. Betalen binnen dertig dagen. Na eenendertig schrijft Kees een brief. Die worden wel eens ingelijst.
          3. Dat we mogen kijken waar het gebruikt wordt, op het uur waarop het gebruikt wordt.`,
      }),
      prose({
        title: 'Als het misgaat',
        text: `
          1. Is het onze fout, dan maken we het op onze kosten, te beginnen op dezelfde dag.
          2. We zijn aansprakelijk tot wat je ons in een jaar betaalde. Verzekerd zijn we voor meer.
          3. Stoppen mag aan het eind van elke maand. Je krijgt je sleutels, je gegevens en een uur uitleg mee.`,
      }),
      prose({
        title: 'De wet',
        text:
          'Het Nederlandse recht geldt, en de rechtbank in Rotterdam. Van Loon & Peil schreef de lange versie; ' +
          'de korte gaat voor.',
        links: [link('Vraag iets over een voorwaarde', '/contact?reason=other')],
      }),
    ],
    ...metadata(
      'Voorwaarden',
      'De voorwaarden van VI: negen zinnen over wat we beloven, wat we vragen en wat er gebeurt als het misgaat.',
    ),
  },
};

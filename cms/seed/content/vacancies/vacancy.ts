import { block, type Entry, type Fields, ref } from '../../define';
import { link } from '../parts';
import { highlight, prose } from '../sections';
import { type Locale, procedure } from './procedure';

interface Words {
  title: string;
  tagline: string;
  /** Markdown: what the days look like. */
  does: string;
  /** A Markdown list: what somebody brings. */
  brings: string;
  /** What comes after the amount. */
  pay: string;
}

export interface Vacancy {
  /** The same in both languages: the job board knows one address per vacancy. */
  slug: string;
  pay: number;
  /** Whom to ask, and the last two digits of their telephone number. */
  person: [key: string, line: string];
  en: Words;
  nl: Words;
}

const labels = {
  en: {
    does: 'What you will do',
    brings: 'What you bring',
    apply: 'Write to us',
    before: 'What it pays:',
    ask: 'Rather ask first?',
    asking: 'You get somebody who does the work, not somebody who guards the door.',
    ring: 'Ring',
    money: (pay: number) => `€${pay.toLocaleString('en-GB')}`,
  },
  nl: {
    does: 'Wat je gaat doen',
    brings: 'Wat je meebrengt',
    apply: 'Schrijf ons',
    before: 'Wat het betaalt:',
    ask: 'Eerst iets vragen?',
    asking: 'Je krijgt iemand die het werk doet, niet iemand die de deur bewaakt.',
    ring: 'Bel',
    money: (pay: number) => `€ ${pay.toLocaleString('nl-NL')}`,
  },
};

const page = (locale: Locale, { slug, pay, person: [key, line], [locale]: words }: Vacancy): Fields => {
  const label = labels[locale];
  const phone = `06 555 14 ${line}`;
  return {
    title: words.title,
    slug: `vacancy-${slug}`,
    intro: words.tagline,
    blocks: [
      prose({ title: label.does, text: words.does }),
      prose({
        title: label.brings,
        text: words.brings,
        links: [link(label.apply, '/contact?reason=job')],
        theme: 'fog',
      }),
      highlight({ before: label.before, value: label.money(pay), text: words.pay }),
      procedure(locale, 'paper'),
      block('contact.simple-contact-banner', {
        title: label.ask,
        text: label.asking,
        employee: ref(`employee:${key}`),
        action: link(`${label.ring} ${phone}`, `tel:+31${phone.slice(1).replaceAll(' ', '')}`),
        theme: 'tide',
        edge: 'swell',
      }),
    ],
    metadata: { metaDescription: words.tagline },
  };
};

export const vacancyPage = (vacancy: Vacancy): Entry => ({
  key: `page:vacancy-${vacancy.slug}`,
  en: page('en', vacancy),
  nl: page('nl', vacancy),
});

import { art, cutout, type Entry, type Fields, type Motif, portrait, ref, text } from '../../define';
import { figure } from '../parts';
import type { Theme } from '../sections';

/** What a person has in every language. The key is the first name in lower case, and the name in the e-mail address. */
interface Frame {
  key: string;
  name: string;
  team: 'engineers' | 'designers' | 'product' | 'quay';
  order: number;
  /** The last two digits of the telephone number. */
  line: string;
  motif: Motif;
  theme: Theme;
  /** When they can be had, in English: "Tue 14:30". */
  hours?: string[];
  draft?: boolean;
}

interface Words {
  role: string;
  greeting?: string;
  /** One or two sentences that follow the role. */
  hello: string;
  quote: string;
  lead: string;
  text: string;
  /** What is to be seen in the picture, and what is written under it. */
  picture: [alt: string, caption: string];
  /** Dates in 2027, as MM-DD. */
  agenda: [day: string, title: string, place: string][];
  blocks?: Fields[];
}

const dutchDays = new Map([
  ['Mon', 'Ma'],
  ['Tue', 'Di'],
  ['Wed', 'Wo'],
  ['Thu', 'Do'],
  ['Fri', 'Vr'],
]);

const inDutch = (hour: string) => hour.replace(/^\w+/, (day) => dutchDays.get(day) ?? day).replace(':', '.');

const fields = ({ key, name, team, order, line, motif, theme }: Frame, words: Words, hours: string[]): Fields => {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    name,
    slug,
    role: words.role,
    order,
    email: `${key}@vi.example`,
    phone: `06 555 14 ${line}`,
    linkedin: `https://www.linkedin.com/in/${slug}-example`,
    meetingUrl: '/contact?reason=other',
    hours: hours.map((hour) => ({ text: hour })),
    portrait: portrait(key),
    cutout: cutout(key),
    team: ref(`team:${team}`),
    header: { ...(words.greeting && { greeting: words.greeting }), text: words.hello, theme, edge: 'swell' },
    knowledgeQuote: words.quote,
    knowledgeLead: words.lead,
    knowledgeText: text(words.text),
    knowledgeImage: figure(art(`knowledge-${key}`, motif, 'narrow'), ...words.picture),
    agenda: words.agenda.map(([day, title, place]) => ({ date: `2027-${day}`, title, place })),
    ...(words.blocks && { blocks: words.blocks }),
    metadata: { metaDescription: `${name}, ${words.role.replaceAll('\u00AD', '')}. ${words.hello}` },
  };
};

export const person = (frame: Frame, en: Words, nl: Words): Entry => ({
  key: `employee:${frame.key}`,
  ...(frame.draft && { draft: true }),
  en: fields(frame, en, frame.hours ?? []),
  nl: fields(frame, nl, (frame.hours ?? []).map(inDutch)),
});

/** Page blocks with their usual look, so that content files hold words and little else. */
import { art, block, type Fields, type Motif, ref, text } from '../define';

export type Theme = 'paper' | 'fog' | 'ink' | 'signal' | 'tide';
export type Edge = 'none' | 'swell' | 'calm' | 'chop';
export interface Look {
  theme?: Theme;
  edge?: Edge;
}
export interface Link {
  label: string;
  url: string;
  description?: string;
}

interface Prose extends Look {
  title?: string;
  lead?: string;
  text?: string;
  links?: Link[];
}

export const prose = ({ text: markdown, theme = 'paper', edge = 'none', ...rest }: Prose) =>
  block('text.title-and-text', { ...rest, ...(markdown && { text: text(markdown) }), theme, edge });

interface Said extends Look {
  text: string;
  name?: string;
  role?: string;
  /** An employee's key: name and role come from the profile. */
  by?: string;
}

export const quote = ({ by, theme = 'signal', edge = 'none', ...rest }: Said) =>
  block('text.quote', { ...rest, ...(by && { employee: ref(`employee:${by}`) }), theme, edge });

interface Photo extends Look {
  slug: string;
  motif: Motif;
  alt: string;
  caption?: string;
  width?: 'full' | 'left' | 'right';
}

export const photo = ({ slug, motif, width = 'full', theme = 'paper', edge = 'none', ...rest }: Photo) =>
  block('media.photo', {
    image: art(slug, motif, width === 'full' ? 'wide' : 'landscape'),
    imageNarrow: art(slug, motif, 'narrow'),
    ...rest,
    width,
    theme,
    edge,
  });

interface Figure extends Look {
  before?: string;
  value: string;
  text?: string;
  facts?: { value: string; label: string }[];
}

export const highlight = ({ theme = 'signal', edge = 'chop', ...rest }: Figure) =>
  block('text.highlight', { ...rest, theme, edge });

/** Whose hair has the colour a disc has. */
const redHaired = ['wout'];

/** What colour of disc stands behind somebody. */
export const discBehind = (person: string, theme: Theme) => {
  if (!redHaired.includes(person)) return 'signal';
  return theme === 'paper' || theme === 'fog' ? 'tide' : 'paper';
};

/** Who wrote this, on tide unless the section above is. */
export const author = (person: string, title: string, words: string, theme: Theme = 'tide') =>
  block('contact.author', {
    title,
    text: words,
    employee: ref(`employee:${person}`),
    disc: discBehind(person, theme),
    theme,
    edge: 'none',
  });

/** `people('saar', 'wout')`: colleagues as references, in that order. */
export const people = (...keys: string[]) => keys.map((key) => ref(`employee:${key}`));

export const metadata = (metaTitle: string, metaDescription: string): Fields => ({
  metadata: { metaTitle, metaDescription },
});

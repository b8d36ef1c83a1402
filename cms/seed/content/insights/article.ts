import { art, type Fields, type Motif, ref } from '../../define';
import { discBehind, type Theme } from '../sections';

/** What an article has in every language. */
export interface Frame {
  date: string;
  minutes: number;
  category: 'engineering' | 'craft' | 'business' | 'culture';
  author: string;
  /** Seeds the picture, and is the same in both languages so that both show the same one. */
  picture: string;
  motif: Motif;
  theme: Theme;
}

interface Words {
  title: string;
  slug: string;
  summary: string;
  intro: string;
  blocks: Fields[];
}

export const article = (frame: Frame, { intro, ...words }: Words): Fields => {
  const { date, minutes, category, author, picture, motif, theme } = frame;
  const imageNarrow = art(picture, motif, 'narrow');
  return {
    ...words,
    date,
    readingMinutes: minutes,
    category: ref(`insight-category:${category}`),
    author: ref(`employee:${author}`),
    image: art(picture, motif),
    imageNarrow,
    header: {
      intro,
      image: art(picture, motif, 'wide'),
      imageNarrow,
      disc: discBehind(author, theme),
      theme,
      edge: 'swell',
    },
    metadata: { metaDescription: words.summary },
  };
};

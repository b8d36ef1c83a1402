import type { Entry } from '../../define';

/** One slug for both languages, so that a filter survives the language switch. */
const category = (key: string, order: number, en: string, nl: string): Entry => ({
  key: `insight-category:${key}`,
  en: { title: en, slug: key, order },
  nl: { title: nl, slug: key, order },
});

export const categories: Entry[] = [
  category('engineering', 1, 'Engineering', 'Techniek'),
  category('craft', 2, 'Craft', 'Vak'),
  category('business', 3, 'Business', 'Zaken'),
  category('culture', 4, 'Culture', 'Cultuur'),
];

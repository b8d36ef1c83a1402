import type { Entry } from '../../define';

/** One slug for both languages, so that a filter survives the language switch. */
const team = (key: string, order: number, en: string, nl: string): Entry => ({
  key: `team:${key}`,
  en: { title: en, slug: key, order },
  nl: { title: nl, slug: key, order },
});

export const teams: Entry[] = [
  team('engineers', 1, 'Engineers', 'Engineers'),
  team('designers', 2, 'Designers', 'Ontwerpers'),
  team('product', 3, 'Product', 'Product'),
  team('quay', 4, 'The quay', 'De kade'),
];

import { type Entry, type Picture, ref } from '../../define';

interface Words {
  title: string;
  /** Absent for a heading that leads nowhere itself. */
  url?: string;
  detail?: { title: string; intro: string; callToAction?: { label: string; url: string } };
}

/** What stands beside the words in the mega menu, the same in every language. */
interface Beside {
  image?: Picture;
  featuredCase?: ReturnType<typeof ref>;
  featuredInsight?: ReturnType<typeof ref>;
}

interface Item {
  key: string;
  /** The menu for an item at the top, its parent for one below: an item never has both. */
  above: `menu:${string}` | `menu-item:${string}`;
  order: number;
  beside?: Beside;
  en: Words;
  nl: Words;
}

const fields = ({ above, order, beside }: Item, { detail, ...words }: Words) => ({
  ...words,
  order,
  [above.startsWith('menu:') ? 'menu' : 'parent']: ref(above),
  ...(detail && { detail: { ...detail, ...beside } }),
});

export const menuItem = (item: Item): Entry => ({
  key: `menu-item:${item.key}`,
  en: fields(item, item.en),
  nl: fields(item, item.nl),
});

/** Slugs name a place on the site, so they are the same in both languages. */
export const menu = (slug: string, en: string, nl: string): Entry => ({
  key: `menu:${slug}`,
  en: { title: en, slug },
  nl: { title: nl, slug },
});

/** `[key, title, url]` in English, then `[title, url]` in Dutch. */
type Row = [key: string, en: string, url: string, nl: string, urlNl: string];

/** Plain links below an item, in the order written. */
export const linksBelow = (parent: string, rows: Row[]): Entry[] =>
  rows.map(([key, en, url, nl, urlNl], index) =>
    menuItem({
      key: `${parent}-${key}`,
      above: `menu-item:${parent}`,
      order: index + 1,
      en: { title: en, url },
      nl: { title: nl, url: urlNl },
    }),
  );

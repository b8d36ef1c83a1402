import * as v from 'valibot';
import {
  caseCard,
  image,
  insightCard,
  link,
  list,
  maybe,
  maybeText,
  safeUrl,
  text,
} from '../../app/blocks/fields/index.ts';

/** What opens beside an item in the mega menu. */
const detail = v.object({
  title: maybeText,
  intro: maybeText,
  image: maybe(image),
  featuredCase: maybe(v.pick(caseCard, ['title', 'slug', 'kind', 'year', 'image'])),
  featuredInsight: maybe(v.pick(insightCard, ['title', 'slug', 'image'])),
  callToAction: maybe(link),
});

export interface MenuItem {
  title: string;
  /** Absent for a heading that only holds others. */
  url: string | undefined;
  detail: v.InferOutput<typeof detail> | undefined;
  children: MenuItem[];
}

const menuItem: v.GenericSchema<unknown, MenuItem> = v.lazy(() =>
  v.object({ title: text, url: maybe(safeUrl), detail: maybe(detail), children: list(menuItem) }),
);

const menu = v.object({ slug: text, items: list(menuItem) });

/** The menus by their place: `header`, `footer`. */
export const menus = v.pipe(
  // An answer that is no list, or a list without one menu in it, is a broken one and must not replace good menus by none.
  v.array(v.unknown()),
  v.transform((all) => ({ all, read: v.parse(list(menu), all) })),
  v.check(({ all, read }) => all.length === 0 || read.length > 0, 'no menu can be read'),
  v.transform(
    ({ read }): Record<string, MenuItem[]> => Object.fromEntries(read.map(({ slug, items }) => [slug, items])),
  ),
);

import type { Overview } from '../../content/queries/overview.ts';
import type { Visit } from '../visit.server.ts';
import type { OverviewData } from './OverviewScreen.tsx';
import { overviewPath, pageNumber, type Watched, type WatchedKey } from './overview.ts';
import { everywhere, type ScreenData, screenData } from './page.server.ts';
import { notFound } from './screen.server.ts';

interface Place {
  path: string;
  /** The watched key that filters it. */
  key: WatchedKey;
  /** Its title while nobody has written one. */
  title: string;
}

/** What an address asks of an overview: an empty filter is none, and a page that is no number is the 404 screen. */
export const askedOf = (watched: Watched, key: WatchedKey) => {
  const page = pageNumber(watched.page);
  if (!page) throw notFound();
  return { value: watched[key] || undefined, page };
};

/** An overview is there in every language, but a filtered one only where what it filters by has a counterpart. */
const localizationsOf = ({ locales }: Visit, { terms, chosen }: Overview<unknown>) =>
  chosen ? (terms.find(({ slug }) => slug === chosen)?.localizations ?? []) : everywhere(locales);

/** An overview as its screen draws it. The language switch keeps the filter and drops the page, of which there may be fewer. */
export const overviewScreen = async <Card>(
  visit: Visit,
  read: Overview<Card>,
  { path, key, title: untitled }: Place,
): Promise<ScreenData & { overview: OverviewData<Card> }> => {
  const { words, terms, ...list } = read;
  const { title = untitled, intro, emptyTitle, emptyText, metadata, blocks = [] } = words ?? {};
  const entry = { title, metadata, localizations: localizationsOf(visit, read) };
  const { head, alternates } = await screenData(visit, entry, {
    path: overviewPath(path, key, list.chosen),
    pathOf: (slug) => overviewPath(path, key, slug),
    overview: path,
  });
  const options = terms.map(({ title: label, slug, count }) => ({ label, slug, count }));
  return {
    overview: { title, intro, emptyTitle, emptyText, blocks, options, ...list },
    // A search engine must not take a later page for the counterpart of a first one.
    head: list.page > 1 ? { ...head, alternates: [] } : head,
    alternates,
  };
};

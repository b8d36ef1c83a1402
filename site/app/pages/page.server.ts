import type { PageEntry } from '../../content/entry/entry.ts';
import { type Alternates, alternatesOf } from '../frame/alternates.ts';
import type { Visit } from '../visit.server.ts';
import type { Head } from './head.ts';

interface Place {
  /** The page's own path in the visit's language, without the prefix. */
  path: string;
  pathOf?: (slug: string | undefined) => string;
  overview?: string;
}

/** What every screen's data holds beside its own: its head, and where it stands in the other languages. */
export interface ScreenData {
  head: Head;
  alternates: Alternates;
}

/** Of a screen that has the same address in every language, without an entry of an editor's. */
export const everywhere = (locales: Visit['locales']): PageEntry['localizations'] =>
  locales.map((locale) => ({ locale, slug: undefined }));

/** Head and alternates of an entry that is a page. */
export const screenData = async (
  visit: Visit,
  entry: Pick<PageEntry, 'title' | 'metadata' | 'localizations'>,
  { path, pathOf = () => path, overview = '/' }: Place,
): Promise<ScreenData> => {
  const { locale, locales, siteUrl } = visit;
  const alternates = alternatesOf(entry, { current: locale, locales, path, pathOf, overview });
  const company = (await visit.frame())?.settings.company ?? 'VI';
  return { alternates, head: { title: entry.title, metadata: entry.metadata, company, siteUrl, alternates } };
};

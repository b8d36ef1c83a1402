import { reasons } from '../../app/forms/reasons.ts';
import type { Locale } from '../../app/locale/locales.ts';
import { localePath } from '../../app/locale/paths.ts';
import type { Client } from '../../content/client/index.ts';
import { publishedPaths } from '../../content/published.ts';

/** The screens with an address of their own; those of entries come from the CMS. */
const screens = ['/', '/about-vi', '/careers', '/contact', '/cookies', '/newsletter', '/solutions'];

/** They go on for as many pages as there are. */
const overviews = ['/cases', '/employees', '/insights'];

export interface Address {
  path: string;
  /** The same, further on; undefined where there is no such thing. */
  further?: (page: number) => string;
}

/**
 * Every published address of a locale. Of the addresses with a query there are the further pages of overviews and the
 * reasons to write; what a visitor filters by is asked of the living site alone.
 */
export async function* publishedAddresses(client: Client, locale: Locale): AsyncGenerator<Address> {
  for (const path of [...screens, ...reasons.map((reason) => `/contact?reason=${reason}`)])
    yield { path: localePath(locale, path) };
  for (const path of overviews)
    yield { path: localePath(locale, path), further: (page) => localePath(locale, `${path}?page=${page}`) };
  for await (const path of publishedPaths(client)) yield { path: localePath(locale, path) };
}

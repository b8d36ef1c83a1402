import * as v from 'valibot';
import { slug } from '../app/blocks/fields/index.ts';
import type { Client } from './client/index.ts';

/** Collections whose entries are pages, and what their addresses begin with. */
const places = {
  cases: '/cases/',
  insights: '/insights/',
  employees: '/employees/',
  solutions: '/solutions/',
  'about-pages': '/about-vi/',
  pages: '/',
} as const;

/** The CMS gives no more at once. */
const pageSize = 100;

const answer = v.array(v.object({ slug }));

/** The paths of every entry that is published in the client's locale, without the prefix; a page of a collection at a time. */
export async function* publishedPaths(client: Client): AsyncGenerator<string> {
  for (const [collection, prefix] of Object.entries(places)) {
    let read = pageSize;
    for (let page = 1; read === pageSize; page += 1) {
      const pagination = { page, pageSize, withCount: false };
      const { data } = await client.find(collection, { fields: ['slug'], sort: ['slug:asc'], pagination });
      const entries = v.parse(answer, data);
      for (const entry of entries) yield `${prefix}${encodeURIComponent(entry.slug)}`;
      read = entries.length;
    }
  }
}

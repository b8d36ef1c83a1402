import { beforeEach, expect, inject, it } from 'vitest';
import type { Ask } from '../../content/ask.ts';
import { createClient } from '../../content/client/index.ts';
import { readCase } from '../../content/queries/case.ts';
import { readSingle } from '../../content/queries/single.ts';
import { createRecorder } from '../../content/reading.ts';

/** What a page was made of: the page cache will be told by it which pages a change makes old. */
let ask: Ask;
beforeEach(() => {
  ask = {
    client: createClient({ baseUrl: inject('contentUrl'), locale: 'en', timeoutMs: 15_000 }),
    locale: 'en',
    reading: createRecorder(),
    warn: () => {},
    offers: () => [],
    frame: () => Promise.reject(new Error('not asked for here')),
  };
});

const documentIdOf = async (collection: string, slug: string) => {
  const response = await fetch(
    `${inject('cmsUrl')}/api/${collection}?filters[slug][$eq]=${slug}&locale=en&fields=slug`,
  );
  const { data } = await response.json();
  return String(data[0].documentId);
};

it('names the entry, those it shows, and the pictures', async () => {
  const read = await readCase(ask, 'a-terminal-that-plans-itself');
  expect(read.found).toBe(true);
  const { documents, collections, media } = ask.reading;
  expect(documents).toContain(await documentIdOf('cases', 'a-terminal-that-plans-itself'));
  expect(documents).toContain(await documentIdOf('employees', 'bram-kuiper'));
  expect(documents).toContain(await documentIdOf('solutions', 'alloq'));
  expect(collections).toContain('cases');
  expect([...media].every((url) => url.startsWith('/uploads/'))).toBe(true);
  expect(media.size).toBeGreaterThan(2);
});

it('names what blocks bring in, and a single type', async () => {
  await readSingle(ask, 'home', 'home-hero-slides');
  expect(ask.reading.collections).toEqual(new Set(['home', 'employees']));
  expect(ask.reading.documents).toContain(await documentIdOf('cases', 'a-terminal-that-plans-itself'));
});

it('names the collection of an entry that is not there, since it may come', async () => {
  expect(await readCase(ask, 'not-yet')).toEqual({ found: false });
  expect(ask.reading.collections).toContain('cases');
});

it('asks nothing for what cannot be a slug', async () => {
  for (const slug of ['', 'a b', 'x'.repeat(201), 'a/b', 'a\u0000'])
    expect(await readCase(ask, slug)).toEqual({ found: false });
  expect(ask.reading.documents.size).toBe(0);
});

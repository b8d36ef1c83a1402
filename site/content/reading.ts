import type { Json } from './client/shape.ts';

/** What a page was made of. A change in any of it makes the page old. */
export interface Reading {
  /** Document ids of every entry seen in the answers. */
  documents: ReadonlySet<string>;
  /** Collections and single types that were asked, a new entry of which may change the page. */
  collections: ReadonlySet<string>;
  /** Addresses of the media drawn. */
  media: ReadonlySet<string>;
}

export interface Recorder extends Reading {
  note: (collection: string, answer: Json) => void;
}

/** Notes everything that passes by while a page is put together. */
export const createRecorder = (): Recorder => {
  const documents = new Set<string>();
  const collections = new Set<string>();
  const media = new Set<string>();

  const walk = (value: Json): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      value.forEach(walk);
      return;
    }
    const isMedium = typeof value['mime'] === 'string' && typeof value['url'] === 'string';
    if (isMedium) media.add(String(value['url']));
    else if (typeof value['documentId'] === 'string') documents.add(value['documentId']);
    Object.values(value).forEach(walk);
  };

  return {
    documents,
    collections,
    media,
    note: (collection, answer) => {
      collections.add(collection);
      walk(answer);
    },
  };
};

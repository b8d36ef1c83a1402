import type { Locale } from '../app/locale/locales.ts';
import type { Client } from './client/index.ts';
import type { Json } from './client/shape.ts';
import type { FrameContent } from './frame.ts';
import type { Offer } from './jobs/offer.ts';
import type { Recorder } from './reading.ts';

export type Warn = (details: object, message: string) => void;

/** All that a query may ask of: one per request, so that what it read can be told afterwards. */
export interface Ask {
  client: Client;
  locale: Locale;
  reading: Recorder;
  /** One log line for content that had to be left out. */
  warn: Warn;
  /** Open vacancies in this locale; undefined while the job board has never answered. */
  offers: () => Offer[] | undefined;
  /** Menus and settings of this locale. */
  frame: () => Promise<FrameContent>;
}

/** "Absent" and "broken" are different results: absent is this, broken is thrown. */
export type Found<T> = { found: true; value: T } | { found: false };
export const absent = { found: false } as const;
export const found = <T>(value: T): Found<T> => ({ found: true, value });

/** `find`, noting what was read. */
export const askFor = async (ask: Ask, collection: string, query: object): Promise<{ data: Json; meta: Json }> => {
  const answer = await ask.client.find(collection, query);
  ask.reading.note(collection, answer.data);
  return answer;
};

/** `findBySlug`, noting what was read. A slug that cannot be one is not asked for. */
export const askForSlug = async (ask: Ask, collection: string, slug: string, query: object): Promise<Json> => {
  const data = await ask.client.findBySlug(collection, slug, query);
  ask.reading.note(collection, data);
  return data;
};

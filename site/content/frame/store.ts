import * as v from 'valibot';
import type { Locale } from '../../app/locale/locales.ts';
import { type Client, isNotFound } from '../client/index.ts';
import type { Json } from '../client/shape.ts';
import { createRecorder, type Reading } from '../reading.ts';
import { type MenuItem, menus } from './menus.ts';
import { type Settings, settings, settingsPopulate } from './settings.ts';

/** What the site's frame shows around every page of a locale. */
export interface FrameContent {
  menus: Record<string, MenuItem[]>;
  settings: Settings;
}

interface Kept {
  content: FrameContent;
  reading: Reading;
  at: number;
}

interface Options {
  clientFor: (locale: Locale) => Client;
  locales: readonly Locale[];
  /** How old the frame may be before a page that uses it has it asked for again, in the background. */
  maxAgeMs: number;
  onError: (locale: Locale, failure: unknown) => void;
  now?: () => number;
}

/** A CMS in which nobody has written settings yet is no fault. */
const readSettings = async (client: Client): Promise<Json> => {
  try {
    return (await client.find('site-settings', { populate: settingsPopulate })).data;
  } catch (failure) {
    if (isNotFound(failure)) return { company: 'VI' };
    throw failure;
  }
};

/**
 * Menus and settings: read at server start, kept, refreshed behind the visitor's back; the last good answer stays
 * when the service does not answer.
 */
export const createFrameStore = ({ clientFor, locales, maxAgeMs, onError, now = Date.now }: Options) => {
  const kept = new Map<Locale, Kept>();
  const running = new Map<Locale, Promise<Kept>>();

  const read = async (locale: Locale): Promise<Kept> => {
    const client = clientFor(locale);
    const reading = createRecorder();
    const [menuData, settingsData] = await Promise.all([
      client.find('menus', { nested: '', populate: '*' }).then(({ data }) => data),
      readSettings(client),
    ]);
    reading.note('menus', menuData);
    reading.note('site-settings', settingsData);
    const content = { menus: v.parse(menus, menuData), settings: v.parse(settings, settingsData) };
    const next = { content, reading, at: now() };
    kept.set(locale, next);
    return next;
  };

  /** One call however many ask. */
  const refresh = (locale: Locale): Promise<Kept> => {
    const already = running.get(locale);
    if (already) return already;
    const run = read(locale).finally(() => running.delete(locale));
    running.set(locale, run);
    return run;
  };

  const quietly = (locale: Locale) => refresh(locale).catch((failure: unknown) => onError(locale, failure));

  return {
    /** @throws what the client throws, when this locale's frame could never be read */
    get: async (locale: Locale): Promise<FrameContent> => {
      const last = kept.get(locale);
      if (!last) return (await refresh(locale)).content;
      if (now() - last.at > maxAgeMs) void quietly(locale);
      return last.content;
    },
    reading: (locale: Locale): Reading | undefined => kept.get(locale)?.reading,
    /** Reads every locale; failures are told to `onError`, and reading goes on with the next page that asks. */
    warm: async (): Promise<void> => {
      await Promise.all(locales.map(quietly));
    },
    /** True once every locale has been read. */
    ready: (): boolean => locales.every((locale) => kept.has(locale)),
  };
};

export type FrameStore = ReturnType<typeof createFrameStore>;

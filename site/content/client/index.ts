import type { Locale } from '../../app/locale/locales.ts';
import { account } from './account.ts';
import { collections } from './collections.ts';
import type { Transport } from './request.ts';

interface Options {
  /** Where Strapi answers, e.g. `http://localhost:1337`. */
  baseUrl: string;
  timeoutMs?: number;
  locale?: Locale;
  /** A visitor's `strapi_jwt`. */
  token?: string | undefined;
  fetch?: typeof fetch;
}

/** A client for one visit: it remembers the token that a login brings, and forgets it at logout. */
export const createClient = ({ baseUrl, timeoutMs = 2000, locale, token, fetch = globalThis.fetch }: Options) => {
  let held = token;
  const holder = {
    get: () => held,
    set: (next: string | undefined) => {
      held = next;
    },
  };
  const transport: Transport = { baseUrl: baseUrl.replace(/\/+$/, ''), timeoutMs, fetch, token: holder.get };
  return { token: holder.get, ...collections(transport, locale), ...account(transport, holder) };
};

export type Client = ReturnType<typeof createClient>;
export * from './errors.ts';

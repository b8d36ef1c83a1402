import { resolve } from 'node:path';
import * as v from 'valibot';
import { knownLocales, type Locale } from '../app/locale/locales.ts';
import { isProxy } from './clientAddress.ts';

const list = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const url = (what: string) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
      `must be an http(s) address, such as ${what}`,
    ),
    v.transform((value) => value.replace(/\/+$/, '')),
  );

const wholeNumber = (minimum: number, maximum: number) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => /^\d+$/.test(value) && Number(value) >= minimum && Number(value) <= maximum,
      `must be a whole number from ${minimum} to ${maximum}`,
    ),
    v.transform(Number),
  );

/** A host as a browser spells it, with its port where it is not 443. */
const host = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.check(
    (value) =>
      /^[\w.:[\]-]+$/.test(value) && URL.canParse(`https://${value}`) && new URL(`https://${value}`).host === value,
    'must name hosts alone, such as images.example.com',
  ),
);

const locale = v.picklist(knownLocales, `must be one of ${knownLocales.join(', ')}`);

const environment = v.object({
  PORT: v.optional(wholeNumber(0, 65535), '3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  SITE_URL: v.optional(url('https://www.example.com')),
  CONTENT_URL: v.optional(url('http://localhost:1337'), 'http://localhost:1337'),
  CONTENT_TIMEOUT_MS: v.optional(wholeNumber(50, 60_000), '2000'),
  FRAME_MAX_AGE_SECONDS: v.optional(wholeNumber(0, 86_400), '5'),
  JOBS_URL: v.optional(url('https://jobs.example.com/api/offers/')),
  JOBS_INTERVAL_SECONDS: v.optional(wholeNumber(5, 86_400), '300'),
  IMAGE_HOSTS: v.optional(
    v.pipe(v.string(), v.transform(list), v.array(host), v.maxLength(3, 'must name three hosts at most')),
    '',
  ),
  VIDEO_HOSTS: v.optional(
    v.pipe(v.string(), v.transform(list), v.array(host)),
    'www.youtube-nocookie.com,player.vimeo.com',
  ),
  GTM_ID: v.optional(v.pipe(v.string(), v.regex(/^GTM-[A-Z0-9]+$/, 'must be a container, such as GTM-ABC1234'))),
  IMAGE_CACHE_DIR: v.optional(v.string(), '.data/images'),
  IMAGE_CACHE_MB: v.optional(wholeNumber(1, 1_000_000), '512'),
  PRERENDER_DIR: v.optional(v.string(), '.data/prerendered'),
  LOCALES: v.optional(
    v.pipe(v.string(), v.transform(list), v.array(locale), v.minLength(1, 'must name a locale')),
    'en,nl',
  ),
  DEFAULT_LOCALE: v.optional(locale, 'en'),
  ROOT_REDIRECT_STATUS: v.optional(
    v.pipe(v.picklist(['301', '302', '303', '307', '308'], 'must be 301, 302, 303, 307 or 308'), v.transform(Number)),
    '302',
  ),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.transform(list),
      v.array(v.pipe(v.string(), v.check(isProxy, 'must name addresses or ranges'))),
    ),
    '',
  ),
  LOG_LEVEL: v.optional(
    v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'),
    'info',
  ),
});

export interface Config {
  port: number;
  host: string;
  siteUrl: string;
  contentUrl: string;
  contentTimeoutMs: number;
  frameMaxAgeMs: number;
  jobsUrl: string;
  jobsIntervalMs: number;
  /** Whose pictures are taken besides the content service's own. */
  imageHosts: readonly string[];
  /** Whose players may be embedded, once a visitor has allowed it. */
  videoHosts: readonly string[];
  /** The tag manager's container; none without it. */
  gtmId: string | undefined;
  imageCacheDir: string;
  imageCacheBytes: number;
  /** Where `npm run prerender` puts pages and payloads, and the site finds them. */
  prerenderDir: string;
  /** The default one first. */
  locales: readonly Locale[];
  defaultLocale: Locale;
  rootRedirectStatus: number;
  trustedProxies: readonly string[];
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

/** Each fault of the environment in a line of its own. */
export class ConfigError extends Error {
  readonly faults: readonly string[];
  constructor(faults: string[]) {
    super(
      `The environment has ${faults.length === 1 ? 'a fault' : 'faults'}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
    this.faults = faults;
  }
}

/**
 * The site's configuration, parsed once at start. Empty variables count as unset.
 * @throws {ConfigError} naming every variable that will not do
 */
export const parseConfig = (env: Record<string, string | undefined>): Config => {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = v.safeParse(environment, set);
  if (!parsed.success)
    throw new ConfigError(parsed.issues.map((issue) => `${String(issue.path?.[0]?.key)} ${issue.message}`));
  const e = parsed.output;
  const locales = [...new Set(e.LOCALES)];
  if (!locales.includes(e.DEFAULT_LOCALE))
    throw new ConfigError([`DEFAULT_LOCALE must be one of LOCALES (${locales.join(', ')})`]);
  return {
    port: e.PORT,
    host: e.HOST,
    siteUrl: new URL(e.SITE_URL ?? `http://localhost:${e.PORT}`).origin,
    contentUrl: e.CONTENT_URL,
    contentTimeoutMs: e.CONTENT_TIMEOUT_MS,
    frameMaxAgeMs: e.FRAME_MAX_AGE_SECONDS * 1000,
    jobsUrl: e.JOBS_URL ?? `${e.CONTENT_URL}/offers.json`,
    jobsIntervalMs: e.JOBS_INTERVAL_SECONDS * 1000,
    imageHosts: e.IMAGE_HOSTS,
    videoHosts: e.VIDEO_HOSTS,
    gtmId: e.GTM_ID,
    imageCacheDir: resolve(e.IMAGE_CACHE_DIR),
    imageCacheBytes: e.IMAGE_CACHE_MB * 1024 * 1024,
    prerenderDir: resolve(e.PRERENDER_DIR),
    locales: [e.DEFAULT_LOCALE, ...locales.filter((code) => code !== e.DEFAULT_LOCALE)],
    defaultLocale: e.DEFAULT_LOCALE,
    rootRedirectStatus: e.ROOT_REDIRECT_STATUS,
    trustedProxies: e.TRUSTED_PROXIES,
    logLevel: e.LOG_LEVEL,
  };
};

import { resolve } from 'node:path';
import * as v from 'valibot';
import type { Locale } from '../app/locale/locales.ts';
import type { Captcha } from '../app/visit.server.ts';
import { type Environment, environment } from './environment.ts';

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
  /** Signs what goes out and comes back: tokens, cookies, links in mails. Undefined: one is made and kept in the data folder. */
  secret: string | undefined;
  /** Where the site keeps what is its own: submissions, secret, mails that nobody sends. */
  dataDir: string;
  /** PostgreSQL, which several sites may share; without it an SQLite file in the data folder. */
  databaseUrl: string | undefined;
  /** Lets submissions into the content service. */
  leadsToken: string | undefined;
  leadsKeepDays: number;
  /** Before a delivery is tried a second time; each further pause is longer. */
  outboxPauseMs: number;
  /** How long after a site was last heard of another one takes up what it had in hand. */
  outboxLeaseMs: number;
  /** The mail server; without it mails are kept as files. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Who reads what comes in. */
  mailTo: string;
  /** Off without a key. */
  captcha: CaptchaConfig | undefined;
  formsPerHour: number;
  /** Of submissions with something odd about them. */
  flaggedFormsPerHour: number;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

/** The check of tokens is where the script is; `https://www.recaptcha.net/recaptcha` where Google's own host is not reached. */
export interface CaptchaConfig extends Captcha {
  secret: string;
  /** What a v3 token must reach. */
  score: number;
}

/** As much of it as a browser needs to know. */
export const publicCaptcha = ({ version, key, language, enterprise, url }: CaptchaConfig): Captcha => ({
  version,
  key,
  language,
  enterprise,
  url,
});

const captchaOf = (e: Environment): CaptchaConfig | undefined => {
  const { CAPTCHA_KEY: key, CAPTCHA_SECRET: secret } = e;
  if (!key && !secret) return undefined;
  if (!key || !secret) throw new ConfigError([`CAPTCHA_${key ? 'SECRET' : 'KEY'} is missing: the one needs the other`]);
  return {
    version: e.CAPTCHA_VERSION,
    key,
    secret,
    language: e.CAPTCHA_LANGUAGE,
    enterprise: e.CAPTCHA_ENTERPRISE,
    url: e.CAPTCHA_URL,
    score: e.CAPTCHA_SCORE,
  };
};

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
    secret: e.SITE_SECRET,
    dataDir: resolve(e.SITE_DATA_DIR),
    databaseUrl: e.SITE_DATABASE_URL,
    leadsToken: e.LEADS_TOKEN,
    leadsKeepDays: e.LEADS_KEEP_DAYS,
    outboxPauseMs: e.OUTBOX_PAUSE_MS,
    outboxLeaseMs: e.OUTBOX_LEASE_MS,
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    mailTo: e.MAIL_TO,
    captcha: captchaOf(e),
    formsPerHour: e.FORMS_PER_HOUR,
    flaggedFormsPerHour: e.FORMS_FLAGGED_PER_HOUR,
    logLevel: e.LOG_LEVEL,
  };
};

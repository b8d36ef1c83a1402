import * as v from 'valibot';
import { email } from '../app/forms/rules/rules.ts';
import { knownLocales } from '../app/locale/locales.ts';
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

const mailbox = v.pipe(
  v.string(),
  v.check((value) => email().passes(value), 'must be a mail address'),
);

const locale = v.picklist(knownLocales, `must be one of ${knownLocales.join(', ')}`);

/** Every variable of the site's, as `.env.example` explains them. */
export const environment = v.object({
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
  SITE_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have 32 characters or more'))),
  SITE_DATA_DIR: v.optional(v.string(), '.data'),
  SITE_DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'must be an address that begins with postgres://')),
  ),
  LEADS_TOKEN: v.optional(v.string()),
  LEADS_KEEP_DAYS: v.optional(wholeNumber(1, 36_500), '90'),
  OUTBOX_PAUSE_MS: v.optional(wholeNumber(10, 3_600_000), '5000'),
  OUTBOX_LEASE_MS: v.optional(wholeNumber(300, 3_600_000), '30000'),
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.regex(/^smtps?:\/\/[^/\s]+/, 'must be an address that begins with smtp://')),
  ),
  MAIL_FROM: v.optional(mailbox, 'website@vi.example'),
  MAIL_TO: v.optional(mailbox, 'quay@vi.example'),
  CAPTCHA_VERSION: v.optional(v.picklist(['v2', 'v3'], 'must be v2 or v3'), 'v2'),
  CAPTCHA_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be a site key'))),
  CAPTCHA_SECRET: v.optional(v.string()),
  CAPTCHA_LANGUAGE: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}(?:-[A-Za-z]{2,4})?$/, 'must be a language code'))),
  CAPTCHA_ENTERPRISE: v.optional(
    v.pipe(
      v.picklist(['true', 'false'], 'must be true or false'),
      v.transform((value) => value === 'true'),
    ),
    'false',
  ),
  CAPTCHA_URL: v.optional(url('https://www.google.com/recaptcha'), 'https://www.google.com/recaptcha'),
  CAPTCHA_SCORE: v.optional(
    v.pipe(v.string(), v.regex(/^(?:0(?:\.\d+)?|1)$/, 'must be a number from 0 to 1'), v.transform(Number)),
    '0.5',
  ),
  FORMS_PER_HOUR: v.optional(wholeNumber(1, 1_000_000), '20'),
  FORMS_FLAGGED_PER_HOUR: v.optional(wholeNumber(1, 1_000_000), '5'),
  LOG_LEVEL: v.optional(
    v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'),
    'info',
  ),
});

export type Environment = v.InferOutput<typeof environment>;

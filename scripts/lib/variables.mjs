import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDotenv } from './dotenv.mjs';
import { cms } from './paths.mjs';

/** @typedef {import('./environment.mjs').Settings} Settings */

const siteAlone = /^(SITE_(DATABASE_URL|SECRET|DATA_DIR)|CONTENT_URL|(CAPTCHA|MAIL|SMTP|OUTBOX|FORMS|NEWSLETTER)_\w+)$/;

/**
 * The CMS's share of the settings. It never sees what is the site's alone, passwords above all.
 * @param {Settings} settings
 * @returns {Record<string, string>}
 */
export function cmsVariables({ variables, cmsHost, cmsPort, siteUrl, databaseUrl }) {
  const rest = Object.entries(variables).filter(([name]) => !siteAlone.test(name));
  return {
    ...Object.fromEntries(rest),
    NODE_ENV: 'production',
    HOST: cmsHost,
    PORT: String(cmsPort),
    SITE_URL: siteUrl,
    ADMIN_PANEL: 'true',
    STRAPI_TELEMETRY_DISABLED: 'true',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
}

/**
 * The site's share of the settings.
 * @param {Settings} settings
 * @returns {Record<string, string>}
 */
export function siteVariables({ variables, host, port, siteUrl, contentUrl, cmsPort }) {
  const { DATABASE_URL, ...rest } = variables;
  return {
    ...(contentUrl ? {} : leadsToken()),
    ...rest,
    NODE_ENV: 'production',
    HOST: host,
    PORT: String(port),
    SITE_URL: siteUrl,
    CONTENT_URL: contentUrl ?? `http://127.0.0.1:${cmsPort}`,
  };
}

/**
 * With what the site delivers leads to our own CMS: made there at the first start. Another CMS has a token of its own.
 * @returns {Record<string, string>}
 */
function leadsToken() {
  const file = join(cms, '.env');
  const { LEADS_TOKEN } = existsSync(file) ? parseDotenv(readFileSync(file, 'utf8')).values : {};
  return LEADS_TOKEN ? { LEADS_TOKEN } : {};
}

const own =
  /^((CMS_|SITE_|CONTENT_|DATABASE_|CAPTCHA_|IMAGE_|MAIL_|SMTP_|LEADS_|OUTBOX_|FORMS_|NEWSLETTER_)\w+|PORT|HOST|LOCALES|DEFAULT_LOCALE|ROOT_REDIRECT_STATUS|VIDEO_HOSTS|GTM_ID|JOBS_URL|PRERENDER_DIR|TRUSTED_PROXIES|NODE_ENV)$/;

/**
 * The environment without any setting of ours: a test chooses its own, whatever the reader's shell has.
 * @param {Record<string, string | undefined>} variables
 */
export const withoutSettings = (variables) =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !own.test(name)));

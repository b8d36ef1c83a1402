/** @typedef {import('./environment.mjs').Settings} Settings */

/**
 * The CMS's share of the settings. It never sees what is the site's alone, passwords above all.
 * @param {Settings} settings
 */
export function cmsVariables({ variables, cmsHost, cmsPort, siteUrl, databaseUrl }) {
  const { SITE_DATABASE_URL, CONTENT_URL, ...rest } = variables;
  return {
    ...rest,
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
 */
export function siteVariables({ variables, host, port, siteUrl, contentUrl, cmsPort }) {
  const { DATABASE_URL, ...rest } = variables;
  return {
    ...rest,
    NODE_ENV: 'production',
    HOST: host,
    PORT: String(port),
    SITE_URL: siteUrl,
    CONTENT_URL: contentUrl ?? `http://127.0.0.1:${cmsPort}`,
  };
}

const own =
  /^((CMS_|SITE_|CONTENT_|DATABASE_|CAPTCHA_|IMAGE_|MAIL_|SMTP_)\w+|PORT|HOST|LOCALES|DEFAULT_LOCALE|ROOT_REDIRECT_STATUS|VIDEO_HOSTS|GTM_ID|JOBS_URL|PRERENDER_DIR|TRUSTED_PROXIES|NODE_ENV)$/;

/**
 * The environment without any setting of ours: a test chooses its own, whatever the reader's shell has.
 * @param {Record<string, string | undefined>} variables
 */
export const withoutSettings = (variables) =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => !own.test(name)));

import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { chooseLocale, preferenceCookie } from '../../app/locale/choose.ts';
import { localePath } from '../../app/locale/paths.ts';
import type { Config } from '../config.ts';
import type { Env } from './env.ts';

const statuses = [301, 302, 303, 307, 308] as const;

/**
 * An address without a locale is a doorway (`behaviour.md` §1): it redirects to the same path in the visitor's locale.
 * The answer depends on the visitor, so nobody may keep it.
 */
export const doorway =
  ({ locales, defaultLocale, rootRedirectStatus }: Config): MiddlewareHandler<Env> =>
  async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const first = pathname.split('/')[1]?.replace(/\.data$/, '');
    if (locales.some((locale) => locale === first)) return next();
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return c.text('Not Found', 404);
    const locale = chooseLocale({
      cookie: getCookie(c, preferenceCookie),
      acceptLanguage: c.req.header('accept-language'),
      locales,
      fallback: defaultLocale,
    });
    c.header('cache-control', 'private, no-store');
    c.header('vary', 'Cookie, Accept-Language');
    return c.redirect(
      localePath(locale, pathname) + search,
      statuses.find((status) => status === rootRedirectStatus) ?? 302,
    );
  };

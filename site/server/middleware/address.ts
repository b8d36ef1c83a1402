import type { MiddlewareHandler } from 'hono';
import { isLocale } from '../../app/locale/locales.ts';
import { localePath } from '../../app/locale/paths.ts';
import type { Env } from './env.ts';

const longest = 8192;

/** Separators and controls in disguise, which some later part might read as what they are not. */
const disguised = /%(?:2f|5c|00|0[1-9a-f]|1[0-9a-f]|7f)|\\/i;

const isDecodable = (path: string): boolean => {
  try {
    // Its result must be used: the bundler takes the call for one without effect.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
};

/** Refuses addresses that no browser writes (`quality.md`, bad input), before anything else looks at them. */
export const refuseOddAddresses: MiddlewareHandler<Env> = async (c, next) => {
  const raw = c.env.incoming.url ?? '/';
  if (raw.length > longest) return c.text('URI Too Long', 414);
  const path = raw.split('?', 1)[0] ?? '/';
  const odd = !path.startsWith('/') || path.startsWith('//') || disguised.test(path) || !isDecodable(path);
  if (odd || /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i.test(path)) return c.text('Bad Request', 400);
  return next();
};

/** One true address: no trailing slash, no upper-case locale (301). */
export const redirectToTrueAddress: MiddlewareHandler<Env> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const [, first = '', ...rest] = pathname.split('/');
  const lower = first.toLowerCase();
  const trimmed = isLocale(lower) ? localePath(lower, `/${rest.join('/')}`) : pathname;
  const path = trimmed.replace(/\/+$/, '') || '/';
  if (path === pathname || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next();
  return c.redirect(path + search, 301);
};

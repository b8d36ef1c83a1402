import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Env } from '../middleware/env.ts';
import { tokenCookie } from '../token.ts';
import { addressOf } from './manifest.ts';
import type { Prerendered } from './store.ts';

/** As React Router asks for a screen's data. */
const payloadSuffix = /(?:\/_)?\.data$/;

/** As the screens answer them. */
const headers = {
  page: { 'content-type': 'text/html; charset=utf-8' },
  payload: { 'content-type': 'text/x-script', 'x-remix-response': 'yes' },
} as const;

/** Says that an answer is not of today, as every stand-in for a live one does. */
export const staleHeader = 'x-stale';

/**
 * What was pre-rendered stands in for a screen while the content service cannot be reached (503): by the very same address,
 * for anonymous visitors, marked, and never kept by anybody. A payload holds the data of every route of its screen, of
 * which the browser takes those that it asked for (`_routes`).
 */
export const standIn =
  (prerendered: Prerendered): MiddlewareHandler<Env> =>
  async (c, next) => {
    await next();
    const { method } = c.req;
    if (c.res.status !== 503 || (method !== 'GET' && method !== 'HEAD') || getCookie(c, tokenCookie)) return;
    const url = new URL(c.req.url);
    const kind = payloadSuffix.test(url.pathname) ? 'payload' : 'page';
    url.pathname = url.pathname.replace(payloadSuffix, '');
    const stored = await prerendered.find(addressOf(url), kind);
    if (!stored) return;
    // Hono would carry the old answer's headers over.
    c.res = undefined;
    c.res = new Response(method === 'HEAD' ? null : stored.bytes, {
      headers: {
        ...headers[kind],
        'cache-control': 'no-store',
        'last-modified': stored.made.toUTCString(),
        [staleHeader]: 'prerendered',
      },
    });
  };

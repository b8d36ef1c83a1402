import type { MiddlewareHandler } from 'hono';
import type { Env } from './env.ts';

/** The screens that letters lead to, and their payloads. */
const screens = /^\/[a-z]{2}\/newsletter\/(?:confirm|unsubscribe)(?:\.data)?$/;

/**
 * Screens whose address holds a token: nobody keeps or lists them, and no other site hears the address. Not
 * `no-referrer`: browsers would then send `Origin: null` with the form, as a foreign page does (Fetch, "append a request
 * Origin header").
 */
export const letterLinks: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  if (!screens.test(c.req.path)) return;
  c.res.headers.set('cache-control', 'no-store');
  c.res.headers.set('x-robots-tag', 'noindex, nofollow');
  c.res.headers.set('referrer-policy', 'same-origin');
};

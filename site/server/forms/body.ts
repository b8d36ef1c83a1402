import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { m } from '../../app/locale/paraglide/messages.js';
import { localeOfPath } from '../../app/locale/paths.ts';
import type { Env } from '../middleware/env.ts';

const largest = 64 * 1024;
const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:\s*;|$)/i;

type Message = typeof m.post_foreign;

/** A plain sentence in the language of the address: no page of ours sends what is refused here. */
export const refuse = (c: Context<Env>, status: 400 | 403 | 413 | 415, message: Message): Response => {
  const locale = localeOfPath(new URL(c.req.url).pathname) ?? 'en';
  return c.text(message({}, { locale }), status, { 'cache-control': 'no-store' });
};

/** Forms alone, and none longer than any of ours (`quality.md`: 415, 413). */
export const formTypesOnly: MiddlewareHandler<Env> = async (c, next) =>
  formTypes.test(c.req.header('content-type') ?? '') ? next() : refuse(c, 415, m.post_no_form);

export const withinLimit: MiddlewareHandler<Env> = bodyLimit({
  maxSize: largest,
  onError: (c: Context<Env>) => refuse(c, 413, m.post_too_long),
});

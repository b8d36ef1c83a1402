import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Env } from './env.ts';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** CSP hashes of what a page holds itself, so that nothing else ever counts (no `unsafe-inline`, no nonce in a cacheable page). */
const hashes = (html: string, inline: RegExp): string =>
  [...new Set([...html.matchAll(inline)].map(([, text = '']) => text))]
    .map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join('');

const policy = (html: string): string =>
  [
    "default-src 'none'",
    `script-src 'self'${hashes(html, inlineScript)}`,
    `style-src 'self'${hashes(html, inlineStyle)}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Security headers on everything; a page's policy names the hashes of its scripts. */
export const securityHeaders: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  const { headers } = c.res;
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  headers.set('cross-origin-opener-policy', 'same-origin');
  headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=()');
  // Developers look at the catalogue's entries in frames of other widths.
  headers.set('x-frame-options', import.meta.env.DEV ? 'SAMEORIGIN' : 'DENY');
  // Vite writes styles into the page and talks to it over a socket of its own.
  if (import.meta.env.DEV) return;
  if (!headers.get('content-type')?.startsWith('text/html') || !c.res.body) {
    headers.set('content-security-policy', policy(''));
    return;
  }
  const html = await c.res.text();
  headers.set('content-security-policy', policy(html));
  c.res = new Response(html, { status: c.res.status, headers });
};

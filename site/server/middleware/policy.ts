import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import type { Env } from './env.ts';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** CSP hashes of what a page holds itself, so that nothing else ever counts (no `unsafe-inline`, no nonce in a cacheable page). */
const hashes = (html: string, inline: RegExp): string =>
  [...new Set([...html.matchAll(inline)].map(([, text = '']) => text))]
    .map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join('');

type ThirdParties = Pick<Config, 'gtmId' | 'videoHosts' | 'captcha'>;

/** What Google names for its tag manager and the analytics that it loads. */
const google = {
  script: ' https://*.googletagmanager.com',
  img: ' https://*.google-analytics.com https://*.googletagmanager.com',
  connect: ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
};
const nobody: typeof google = { script: '', img: '', connect: '' };

/** What reCAPTCHA's guide names for its script and its frame, wherever it is served from. */
const captchaSources = (captcha: ThirdParties['captcha']) => {
  if (!captcha) return { script: '', frame: '' };
  const own = ` ${captcha.url}/`;
  return {
    script: `${own} https://www.gstatic.com/recaptcha/`,
    frame: `${own} https://recaptcha.google.com/recaptcha/`,
  };
};

/** Hosts that are configured stand in it whatever the visitor has allowed: who may see what is the browser's to know. */
const policy = (html: string, { gtmId, videoHosts, captcha }: ThirdParties): string => {
  const tagManager = gtmId ? google : nobody;
  const check = captchaSources(captcha);
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(html, inlineScript)}${tagManager.script}${check.script}`,
    `style-src 'self'${hashes(html, inlineStyle)}`,
    `img-src 'self' data:${tagManager.img}`,
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${tagManager.connect}${check.script && ` ${captcha?.url}/`}`,
    `frame-src ${videoHosts.map((host) => `https://${host}`).join(' ')}${check.frame}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
};

/** Security headers on everything; a page's policy names the hashes of its scripts. */
export const securityHeaders =
  (config: ThirdParties): MiddlewareHandler<Env> =>
  async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('x-content-type-options', 'nosniff');
    // A screen may have said something stricter.
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=()');
    // Developers look at the catalogue's entries in frames of other widths.
    headers.set('x-frame-options', import.meta.env.DEV ? 'SAMEORIGIN' : 'DENY');
    // Vite writes styles into the page and talks to it over a socket of its own.
    if (import.meta.env.DEV) return;
    if (!headers.get('content-type')?.startsWith('text/html') || !c.res.body) {
      headers.set('content-security-policy', policy('', config));
      return;
    }
    const html = await c.res.text();
    headers.set('content-security-policy', policy(html, config));
    c.res = new Response(html, { status: c.res.status, headers });
  };

import type { Hono } from 'hono';
import type { Config } from '../config.ts';
import type { Env } from './env.ts';

/** Names as Strapi gives them; an upload lives in one flat folder. */
export const uploadName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;
const types = /^(?:image\/(?:jpeg|png|webp|avif|gif)|video\/(?:mp4|webm)|text\/vtt|application\/pdf)(?:;|$)/;
const passedOn = ['content-type', 'content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];

/**
 * `/media/{name}`: uploads of the content service, from the site's own address, so that a visitor never needs the
 * CMS's. Addresses on the site carry the time of the last change (`?v=`), since Strapi keeps a name when a file is replaced;
 * so what has been fetched is good for ever.
 */
export const media = (app: Hono<Env>, { contentUrl, contentTimeoutMs }: Config) => {
  app.get('/media/:name', async (c) => {
    const name = c.req.param('name');
    if (!uploadName.test(name)) return c.text('Not Found', 404);
    const range = c.req.header('range');
    const answer = await fetch(`${contentUrl}/uploads/${name}`, {
      redirect: 'error',
      headers: range && /^bytes=\d*-\d*$/.test(range) ? { range } : {},
      signal: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(contentTimeoutMs * 15)]),
    }).catch(() => undefined);
    if (!answer) return c.text('Service Unavailable', 503, { 'cache-control': 'no-store', 'retry-after': '10' });
    if (!answer.ok || !types.test(answer.headers.get('content-type') ?? '')) {
      await answer.body?.cancel();
      return c.text('Not Found', 404, { 'cache-control': 'public, max-age=60' });
    }
    const headers = new Headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    for (const header of passedOn) {
      const value = answer.headers.get(header);
      if (value) headers.set(header, value);
    }
    return new Response(answer.body, { status: answer.status, headers });
  });
};

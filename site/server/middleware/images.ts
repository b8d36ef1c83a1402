import type { Context, Hono } from 'hono';
import { ImageFault } from '../images/fault.ts';
import type { Images } from '../images/service.ts';
import type { Env } from './env.ts';

const forGood = 'public, max-age=31536000, immutable';

const refusal = (c: Context<Env>, { status }: ImageFault): Response => {
  const away = status === 503;
  return c.text(
    away ? 'Service Unavailable' : 'No such picture',
    status,
    away ? { 'cache-control': 'no-store', 'retry-after': '10' } : { 'cache-control': 'public, max-age=60' },
  );
};

/** `/image/{modifiers}/{name}`: pictures in the size and format that a screen needs. The address says it all, so they are good for ever. */
export const images = (app: Hono<Env>, service: Images) => {
  app.get('/image/:modifiers/:name', async (c) => {
    try {
      const { data, format, tag } = await service.get(c.req.param('modifiers'), c.req.param('name'));
      const headers = { 'cache-control': forGood, etag: `"${tag}"`, 'x-content-type-options': 'nosniff' };
      if (c.req.header('if-none-match')?.includes(tag)) return c.body(null, 304, headers);
      return c.body(new Uint8Array(data), 200, {
        ...headers,
        'content-type': `image/${format}`,
        'content-length': String(data.length),
      });
    } catch (failure) {
      if (!(failure instanceof ImageFault)) throw failure;
      return refusal(c, failure);
    }
  });
  app.all('/image/*', (c) => c.text('Not Found', 404, { 'cache-control': 'public, max-age=60' }));
};

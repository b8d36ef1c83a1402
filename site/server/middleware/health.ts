import type { Hono } from 'hono';
import type { FrameStore } from '../../content/frame.ts';
import type { Env } from './env.ts';

/** `/healthz`: the process lives. `/readyz`: it can answer pages. */
export const health = (app: Hono<Env>, frames: FrameStore) => {
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', (c) => {
    const ready = frames.ready();
    return c.json({ status: ready ? 'ready' : 'unavailable' }, ready ? 200 : 503, { 'cache-control': 'no-store' });
  });
};

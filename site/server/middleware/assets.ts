import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { Env } from './env.ts';

/** What the build made for the browser, from where the site is started. */
export const assetsFolder = './build/client';

/** Files of the build. Those under `/assets` carry a hash in their name. */
export const assets = (app: Hono<Env>) => {
  app.use(
    '/assets/*',
    serveStatic({
      root: assetsFolder,
      precompressed: true,
      onFound: (_path, c) => c.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
    async (c) => c.text('Not Found', 404, { 'cache-control': 'no-store' }),
  );
  // A browser asks for it anew by itself; what it gets must be today's.
  app.get(
    '/service-worker.js',
    serveStatic({ root: assetsFolder, onFound: (_path, c) => c.header('cache-control', 'no-cache') }),
  );
  for (const name of ['/favicon.svg', '/robots.txt'])
    app.get(
      name,
      serveStatic({
        root: assetsFolder,
        precompressed: true,
        onFound: (_path, c) => c.header('cache-control', 'public, max-age=3600'),
      }),
    );
};

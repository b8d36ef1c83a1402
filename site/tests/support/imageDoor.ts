import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import sharp from 'sharp';
import { parseConfig } from '../../server/config.ts';
import { createImages } from '../../server/images/service.ts';
import { createLog } from '../../server/log.ts';
import { refuseOddAddresses } from '../../server/middleware/address.ts';
import type { Env } from '../../server/middleware/env.ts';
import { images } from '../../server/middleware/images.ts';
import { securityHeaders } from '../../server/middleware/policy.ts';
import { rawRequest } from './rawRequest.ts';

/** The image service behind a real door, with what the site puts before it. */
export const openImageDoor = async (contentUrl: string, env: Record<string, string> = {}) => {
  const own = env['IMAGE_CACHE_DIR'] ? undefined : await mkdtemp(join(tmpdir(), 'images-'));
  const config = parseConfig({ CONTENT_URL: contentUrl, IMAGE_CACHE_DIR: own, ...env });
  const service = createImages(config, createLog('silent'));
  const app = new Hono<Env>();
  app.use(securityHeaders(config));
  app.use(refuseOddAddresses);
  images(app, service);
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' });
  return {
    get,
    service,
    cacheDir: config.imageCacheDir,
    raw: (path: string) => rawRequest(port, path),
    /** A picture that is expected to be there, decoded. */
    picture: async (path: string) => {
      const response = await get(path);
      const bytes = Buffer.from(await response.arrayBuffer());
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${bytes}`);
      const facts = await sharp(bytes).metadata();
      return { response, bytes, facts, size: [facts.width, facts.height] };
    },
    close: async () => {
      service.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (own) await rm(own, { recursive: true, force: true });
    },
  };
};

export type ImageDoor = Awaited<ReturnType<typeof openImageDoor>>;

import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { parse } from 'node-html-parser';
import type { App } from '../../server/app.ts';
import { parseConfig } from '../../server/config.ts';
import { keepReading } from '../../server/keepReading.ts';
import type { Log } from '../../server/log.ts';
import { leadsToken } from './adminLogin.ts';
import { rawRequest } from './rawRequest.ts';
import { type LogLine, recordingLog } from './recordingLog.ts';

/** Where the sites under test believe they live; nothing they answer may come from anywhere else. */
export const siteUrl = 'https://www.vi.test';

/** The built site on a free port, answering as in production; what it logs can be read. */
export const openSite = async (contentUrl: string, env: Record<string, string> = {}) => {
  const data = await mkdtemp(join(tmpdir(), 'site-under-test-'));
  const config = parseConfig({
    SITE_URL: siteUrl,
    CONTENT_URL: contentUrl,
    FRAME_MAX_AGE_SECONDS: '0',
    // A busy machine is no fault; tests of faults set their own limit.
    CONTENT_TIMEOUT_MS: '15000',
    IMAGE_CACHE_DIR: join(tmpdir(), 'site-under-test-images'),
    SITE_DATA_DIR: data,
    LEADS_TOKEN: leadsToken(),
    PRERENDER_DIR: join(tmpdir(), 'site-under-test-no-pages'),
    ...env,
  });
  const logged: LogLine[] = [];
  const built: { createApp: (...args: [typeof config, Log]) => App } = await import(
    '../../build/server/index.js' as string
  );
  const app = built.createApp(config, recordingLog(logged));
  const stopReading = keepReading(app, config);
  app.leads.start();
  await Promise.all([app.stores.frames.warm(), app.stores.jobs.reload()]);
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(url + path, { redirect: 'manual', headers });
  return {
    url,
    logged,
    stores: app.stores,
    leads: app.leads,
    get,
    /** A page as a document, with its status. */
    page: async (path: string, headers: Record<string, string> = {}) => {
      const response = await get(path, headers);
      const html = await response.text();
      return { status: response.status, headers: response.headers, html, root: parse(html) };
    },
    /** An address sent as it is, past every client that would tidy it first. */
    raw: (path: string, headers?: IncomingHttpHeaders) => rawRequest(port, path, headers),
    close: async () => {
      stopReading();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await app.leads.close();
      await rm(data, { recursive: true, force: true });
    },
  };
};

export type Site = Awaited<ReturnType<typeof openSite>>;

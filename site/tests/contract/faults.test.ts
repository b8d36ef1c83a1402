import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { standBetween } from '../support/between.ts';
import { openSite, type Site } from '../support/openSite.ts';

let site: Site;
let between: Awaited<ReturnType<typeof standBetween>>;
beforeAll(async () => {
  between = await standBetween(inject('contentUrl'));
  site = await openSite(between.url, { CONTENT_TIMEOUT_MS: '500' });
});
beforeEach(() => {
  between.meddle(undefined);
  site.logged.length = 0;
});
afterAll(async () => {
  await site.close();
  await between.close();
});

const faults: Record<string, (response: ServerResponse) => void> = {
  'answers 500': (response) =>
    response
      .writeHead(500, { 'content-type': 'application/json' })
      .end('{"data":null,"error":{"status":500,"name":"InternalServerError","message":"boom"}}'),
  'answers 500 in HTML': (response) =>
    response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  'is silent': () => {},
  'hangs up': (response) => response.destroy(),
  'hangs up in the middle': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 5000 });
    response.write('{"data": [', () => response.destroy());
  },
  'sends half a JSON': (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data": [{"title"'),
  'sends HTML with 200': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>maintenance'),
  'sends JSON of another world': (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[{"documentId":7}]}'),
  'sends no data': (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('[]'),
};

describe.each(Object.keys(faults))('when the content service %s', (name) => {
  it('the page is a branded 503 that nobody keeps, and the frame stands', async () => {
    between.meddle((_request, response) => {
      faults[name]?.(response);
      return true;
    });
    for (const path of ['/en/cases/a-terminal-that-plans-itself', '/nl/privacyverklaring']) {
      const { status, root, headers } = await site.page(path);
      expect(status).toBe(503);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(root.querySelectorAll('main h1')).toHaveLength(1);
      expect(root.querySelectorAll('header nav a').length).toBeGreaterThan(6);
    }
    expect(site.logged.some(({ level }) => level === 'error')).toBe(true);
  });

  it('recovers by itself', async () => {
    expect((await site.page('/en/cases/a-terminal-that-plans-itself')).status).toBe(200);
  });
});

it('says "An unknown error occured", to the letter', async () => {
  between.meddle((_request, response) => {
    response.destroy();
    return true;
  });
  const { root } = await site.page('/en/contact');
  expect(root.querySelector('h1')?.text).toBe('An unknown error occured');
});

it('one bad block is left out with one line in the log, and the rest stands', async () => {
  between.meddle((request, response) => {
    if (!request.url?.startsWith('/api/pages?')) return false;
    const blocks = [
      { __component: 'text.quote', id: 1, theme: 'ink', edge: 'none', text: 'Still here', name: 'Noor' },
      { __component: 'text.quote', id: 2, theme: 'ink', edge: 'none', text: null },
      { __component: 'text.nobody-knows', id: 3 },
      { __component: 'text.quote', id: 4, theme: 'plaid', edge: 7, text: 'So am I' },
    ];
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        data: [{ documentId: 'p1', title: 'Half', slug: 'half', localizations: [], metadata: null, blocks }],
        meta: {},
      }),
    );
    return true;
  });
  const { status, root } = await site.page('/en/half');
  expect(status).toBe(200);
  expect(root.querySelectorAll('[data-block="quote"]')).toHaveLength(2);
  const left = site.logged.filter(({ level }) => level === 'warn').map(({ details }) => details);
  expect(left).toHaveLength(2);
  expect(left).toContainEqual(expect.objectContaining({ block: 'quote', entry: expect.stringContaining('p1') }));
  expect(left).toContainEqual(expect.objectContaining({ component: 'text.nobody-knows' }));
});

it('a site that starts while the content service is away says so, and comes by itself', async () => {
  between.meddle((_request, response) => {
    response.destroy();
    return true;
  });
  const late = await openSite(between.url, { CONTENT_TIMEOUT_MS: '300' });
  expect((await late.get('/readyz')).status).toBe(503);
  expect((await late.get('/healthz')).status).toBe(200);
  const down = await late.page('/en');
  expect(down.status).toBe(503);
  expect(down.root.querySelectorAll('h1')).toHaveLength(1);
  between.meddle(undefined);
  expect((await late.page('/en')).status).toBe(200);
  await late.stores.frames.warm();
  expect((await late.get('/readyz')).status).toBe(200);
  await late.close();
});

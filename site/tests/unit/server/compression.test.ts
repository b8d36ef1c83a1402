import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it, onTestFinished } from 'vitest';
import { precompress } from '../../../precompress.ts';
import { compression } from '../../../server/middleware/compression.ts';
import type { Env } from '../../../server/middleware/env.ts';

const long = '<p>Water finds the lowest place.</p>'.repeat(200);
const app = new Hono<Env>();
app.use(compression);
app.get('/long', (c) => c.html(long, 200, { 'content-length': String(long.length) }));
app.get('/short', (c) => c.html('<p>Dry.</p>'));
app.get('/picture', (c) => c.body(long, 200, { 'content-type': 'image/avif' }));
app.get('/packed', (c) => c.body('as it is', 200, { 'content-type': 'text/css', 'content-encoding': 'br' }));

const get = (path: string, accepted?: string, method = 'GET') =>
  app.request(path, { method, headers: accepted ? { 'accept-encoding': accepted } : {} });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ])('accepted as "%s" goes out as %s', async (accepted, encoding, open) => {
    const response = await get('/long', accepted);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-length')).toBeNull();
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    const bytes = await bytesOf(response);
    expect(bytes.length).toBeLessThan(long.length / 10);
    expect(open(bytes).toString()).toBe(long);
  });

  it('goes out as it is to one who asks for nothing, and says that others get it otherwise', async () => {
    const response = await get('/long');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(await response.text()).toBe(long);
  });

  it.each(['/short', '/picture'])('is left alone where it would gain nothing: %s', async (path) => {
    expect((await get(path, 'br')).headers.get('content-encoding')).toBeNull();
  });

  it('that is packed already is not packed again', async () => {
    expect(await (await get('/packed', 'br')).text()).toBe('as it is');
  });
});

it('a build’s texts get their copies, its pictures and crumbs do not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'precompress-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of ['a.js', 'b.woff2']) await writeFile(join(folder, name), long);
  await writeFile(join(folder, 'c.css'), 'p{}');
  await precompress(folder);
  expect((await readdir(folder)).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'b.woff2', 'c.css']);
  expect(brotliDecompressSync(await readFile(join(folder, 'a.js.br'))).toString()).toBe(long);
});

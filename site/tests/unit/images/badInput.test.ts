import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { imageAddress } from '../../../app/ui/imageAddress.ts';
import { type ImageDoor, openImageDoor } from '../../support/imageDoor.ts';
import { type Answer, file, openUploads, type Uploads } from '../../support/uploads.ts';

const megabyte = 1024 * 1024;
let uploads: Uploads;
const doors: ImageDoor[] = [];
const open = async (env: Record<string, string> = {}) => {
  const door = await openImageDoor(uploads.url, { CONTENT_TIMEOUT_MS: '60', ...env });
  doors.push(door);
  return door;
};

beforeAll(async () => {
  uploads = await openUploads();
});
afterEach(async () => {
  uploads.asked.length = 0;
  for (const door of doors.splice(0)) await door.close();
});
afterAll(() => uploads.close());

const enclosed = (text: string) => `~${Buffer.from(text).toString('base64url')}`;

describe('addresses', () => {
  it.each([
    '/image/w_640/../offers.json',
    '/image/w_640/..%2f..%2fetc%2fpasswd',
    '/image/w_640/%2e%2e/x',
    '/image/w_640/%2e%2e%5cx',
    '/image/w_640/a%00.jpg',
    '/image/w_640/a%zz.jpg',
    '/image/w_640/a/b.jpg',
    '/image/w_640/a%2fb.jpg',
    '/image/w_640/',
    '/image/w_640',
    '/image/',
    '/image',
    '/image//photo.jpg',
    '/image/w_640/.env',
    '/image/w_640/-x',
    '/image/w_640/a%20b.jpg',
    '/image/w_640/http:%2f%2f127.0.0.1',
    '/image/w_640/https://example.com/x.jpg',
    '/image/w_0/a.jpg',
    '/image/blur_9/a.jpg',
    `/image/w_640/${'a'.repeat(201)}`,
    `/image/w_640/${'a'.repeat(9000)}`,
    '/image/w_640/~',
    '/image/w_640/~!!',
    '/image/w_640/~AAAA',
  ])('%s is refused without asking anyone', async (path) => {
    const door = await open();
    const { status, headers } = await door.raw(path);
    expect(uploads.asked).toEqual([]);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(headers.location).toBeUndefined();
  });
});

describe('foreign sources', () => {
  it.each([
    'http://images.example.com/a.jpg',
    'https://images.example.com.evil.test/a.jpg',
    'https://evil.test/images.example.com',
    'https://images.example.com@evil.test/a.jpg',
    'https://me:secret@images.example.com/a.jpg',
    'https://images.example.com:8443/a.jpg',
    'https://IMAGES.example.com/a.jpg',
    'https://images.example.com/a.jpg#x',
    'https://images.example.com/../a.jpg',
    'https://images.example.com\\@evil.test/',
    '//images.example.com/a.jpg',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'ftp://images.example.com/a.jpg',
    'javascript:alert(1)',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://metadata.google.internal/',
    'https://localhost/',
  ])('%s is none of the hosts', async (address) => {
    const door = await open({ IMAGE_HOSTS: 'images.example.com' });
    const { status } = await door.raw(`/image/w_640/${enclosed(address)}`);
    expect([400, 403]).toContain(status);
  });

  it.each([
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:7f00:1]',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '[fd00:ec2::254]',
    '[fe80::1]',
    '0.0.0.0',
  ])('%s stays shut, though somebody has listed it', async (host) => {
    const door = await open({ IMAGE_HOSTS: `${host}:${uploads.port}` });
    const { status } = await door.raw(imageAddress(`https://${host}:${uploads.port}/uploads/a.jpg`, { width: 640 }));
    expect(status).toBe(403);
    expect(uploads.asked).toEqual([]);
  });

  it.each([
    ['a,b.example,c.example,d.example', 'three hosts at most'],
    ['https://a.example', 'hosts alone'],
    ['a.example/path', 'hosts alone'],
    ['*', 'hosts alone'],
    ['0x7f000001', 'hosts alone'],
  ])('IMAGE_HOSTS=%s: %s', async (hosts, complaint) => {
    await expect(open({ IMAGE_HOSTS: hosts })).rejects.toThrow(complaint);
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>';
const html = '<!doctype html><script>alert(1)</script>';
const endless: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'image/jpeg' });
  const part = Buffer.alloc(megabyte, 0xff);
  const more = () => {
    while (!response.destroyed && response.write(part));
  };
  response.on('drain', more);
  more();
};
const photo = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
const chunk = (type: string, data: Buffer) => {
  const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(type), data, Buffer.alloc(4)]);
  bytes.writeUInt32BE(data.length);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4);
  return bytes;
};
/** 144 million black pixels in 18 kB. */
const bomb = () => {
  const head = Buffer.from([0, 0, 0x2e, 0xe0, 0, 0, 0x2e, 0xe0, 1, 0, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1501 * 12_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
/** A PNG that says it is as large as can be. */
const boast = async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  bytes.writeUInt32BE(0x7fffffff, 16);
  return bytes;
};

describe('sources that are not what they should be', () => {
  it.each<[string, number, () => Promise<Answer> | Answer]>([
    ['an SVG', 415, () => file(svg, 'image/svg+xml')],
    ['an SVG that calls itself a PNG', 415, () => file(svg, 'image/png')],
    ['a page', 415, () => file(html, 'text/html')],
    ['a page with a picture’s type', 415, () => file(html, 'image/jpeg')],
    ['a picture with a page’s type', 415, async () => file(await photo(), 'text/html')],
    ['a picture without a type', 415, async () => file(await photo(), '')],
    ['nothing', 415, () => file('', 'image/jpeg')],
    ['a picture cut off', 415, async () => file((await photo()).subarray(0, 900), 'image/jpeg')],
    [
      'a TIFF',
      415,
      async () =>
        file(
          await sharp(await photo())
            .tiff()
            .toBuffer(),
          'image/tiff',
        ),
    ],
    ['a bomb of 144 million pixels', 413, () => file(bomb(), 'image/png')],
    ['a boast', 415, async () => file(await boast(), 'image/png')],
    [
      '25 MB, announced',
      413,
      () => (response) =>
        response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 25 * megabyte }).write('x'),
    ],
    ['bytes without end', 413, () => endless],
    ['a redirect', 404, () => (response) => response.writeHead(302, { location: '/uploads/secret.jpg' }).end()],
    ['an absence', 404, () => (response) => response.writeHead(404).end()],
  ])('%s: %i', async (_what, expected, answer) => {
    const door = await open({ CONTENT_TIMEOUT_MS: '1000' });
    uploads.put('odd.jpg', await answer());
    const response = await door.get('/image/w_640/odd.jpg');
    expect([response.status, await response.text()]).toEqual([expected, 'No such picture']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    // The second asker learns it without another try, whatever the size; and a redirect leads nowhere.
    expect((await door.get('/image/w_320/odd.jpg')).status).toBe(expected);
    expect(uploads.asked).toEqual(['odd.jpg']);
  });

  it.each<[string, Answer]>([
    ['silence', () => {}],
    [
      'silence in the middle',
      (response) =>
        response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 9000 }).write('\xff\xd8\xff'),
    ],
    ['a hang-up', (response) => response.destroy()],
    [
      'a hang-up in the middle',
      (response) =>
        response
          .writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 9000 })
          .write('x', () => response.destroy()),
    ],
    ['an error', (response) => response.writeHead(500).end()],
    ['a plea for patience', (response) => response.writeHead(429).end()],
  ])('%s: 503, and nobody keeps that', async (_what, answer) => {
    const door = await open();
    uploads.put('away.jpg', answer);
    const start = performance.now();
    const response = await door.get('/image/w_640/away.jpg');
    expect(response.status).toBe(503);
    expect(performance.now() - start).toBeLessThan(3000);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('retry-after')).toBe('10');
  });

  it('takes little memory for 40 bombs and endless files', async () => {
    const door = await open({ CONTENT_TIMEOUT_MS: '4000' });
    const big = bomb();
    for (let n = 0; n < 40; n++) uploads.put(`big-${n}.jpg`, n % 2 ? file(big, 'image/png') : endless);
    const before = process.memoryUsage.rss();
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => door.get(`/image/w_640/big-${n}.jpg`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([413]));
    expect(process.memoryUsage.rss() - before).toBeLessThan(400 * megabyte);
  }, 20_000);
});

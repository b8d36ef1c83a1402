import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createImageCache } from '../../../server/images/cache.ts';
import { storedOf } from '../../../server/images/storedFile.ts';
import { openImageDoor } from '../../support/imageDoor.ts';
import { file, openUploads, type Uploads } from '../../support/uploads.ts';

let uploads: Uploads;
let dir: string;
beforeEach(async () => {
  uploads = await openUploads();
  dir = await mkdtemp(join(tmpdir(), 'keeping-'));
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  uploads.put('photo.jpg', file(photo, 'image/jpeg'));
});
afterEach(async () => {
  await uploads.close();
  await rm(dir, { recursive: true, force: true });
});

const filesOf = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};
const address = '/image/w_320,f_webp/photo.jpg';

it('makes a picture once, however many ask', async () => {
  const door = await openImageDoor(uploads.url, { IMAGE_CACHE_DIR: dir });
  const answers = await Promise.all(
    Array.from({ length: 1000 }, () =>
      door.get(address).then((response) => response.arrayBuffer().then(() => response.status)),
    ),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(uploads.asked).toEqual(['photo.jpg']);
  expect(await filesOf(dir)).toHaveLength(1);
  await door.close();
});

it('keeps it over a restart, and needs no CMS for it', async () => {
  const first = await openImageDoor(uploads.url, { IMAGE_CACHE_DIR: dir });
  const { bytes } = await first.picture(address);
  await first.close();
  await uploads.close();
  const second = await openImageDoor(uploads.url, { IMAGE_CACHE_DIR: dir });
  expect((await second.picture(address)).bytes).toEqual(bytes);
  const other = await second.get('/image/w_640,f_webp/photo.jpg');
  expect(other.status).toBe(503);
  expect(other.headers.get('cache-control')).toBe('no-store');
  await second.close();
});

it.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 20)],
  ['changed', (bytes: Buffer) => Buffer.from(bytes).fill(7, 60, 70)],
  ['emptied', () => Buffer.alloc(0)],
])('makes anew what was %s on disk', async (_what, harm) => {
  const door = await openImageDoor(uploads.url, { IMAGE_CACHE_DIR: dir });
  const { bytes } = await door.picture(address);
  const [kept = ''] = await filesOf(dir);
  await writeFile(kept, harm(await readFile(kept)));
  expect((await door.picture(address)).bytes).toEqual(bytes);
  expect((await door.picture(address)).bytes).toEqual(bytes);
  expect(uploads.asked).toHaveLength(2);
  await door.close();
});

it('answers from a disk that takes nothing', async () => {
  await writeFile(join(dir, 'file'), '');
  const door = await openImageDoor(uploads.url, { IMAGE_CACHE_DIR: join(dir, 'file', 'images') });
  await door.picture(address);
  await door.picture(address);
  expect(uploads.asked).toHaveLength(2);
  await door.close();
});

it('asks again for a file that was replaced', async () => {
  const door = await openImageDoor(uploads.url, { IMAGE_CACHE_DIR: dir });
  await door.picture('/image/w_320,v_1/photo.jpg');
  await door.picture('/image/w_320,v_2/photo.jpg');
  expect(uploads.asked).toHaveLength(2);
  await door.close();
});

const kilobyte = (fill: number) => storedOf('webp', Buffer.alloc(1000, fill));
const open = async (maxBytes: number) => {
  const cache = createImageCache({ dir, maxBytes, warn: (failure) => expect.unreachable(String(failure)) });
  await cache.ready;
  return cache;
};

it('never takes more room than it is given, and lets go of what was not used for longest', async () => {
  const cache = await open(10_500);
  for (let n = 0; n < 30; n++) {
    await cache.put(`key ${n}`, kilobyte(n));
    await cache.get('key 0');
  }
  const sizes = await Promise.all((await filesOf(dir)).map(async (path) => (await stat(path)).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(10_500);
  expect(cache.bytes()).toBe(sizes.reduce((sum, size) => sum + size, 0));
  expect(await cache.get('key 0')).toBeDefined();
  expect(await cache.get('key 29')).toBeDefined();
  expect(await cache.get('key 5')).toBeUndefined();
});

it('goes on counting after a restart', async () => {
  const before = await open(100_000);
  for (let n = 0; n < 10; n++) await before.put(`key ${n}`, kilobyte(n));
  const files = await filesOf(dir);
  const oldest = files[3] ?? '';
  await utimes(oldest, new Date(0), new Date(0));
  await writeFile(join(dir, 'left.part'), 'x');
  await utimes(join(dir, 'left.part'), new Date(0), new Date(0));
  const after = await open(9_500);
  expect(await filesOf(dir)).toHaveLength(9);
  expect(await filesOf(dir)).not.toContain(oldest);
  expect(after.bytes()).toBe(9 * 1033);
});

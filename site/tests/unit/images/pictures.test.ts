import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ImageDoor, openImageDoor } from '../../support/imageDoor.ts';
import { file, openUploads, type Uploads } from '../../support/uploads.ts';

let uploads: Uploads;
let door: ImageDoor;

const red = { r: 255, g: 0, b: 0 };
const blue = { r: 0, g: 0, b: 255 };
const plain = (width: number, height: number, background: object) =>
  sharp({ create: { width, height, channels: 4, background } });

/** Red, with a blue third on its right. */
const twoColours = () =>
  plain(1600, 1200, red).composite([
    { input: { create: { width: 534, height: 1200, channels: 3, background: blue } }, left: 1066, top: 0 },
  ]);

beforeAll(async () => {
  uploads = await openUploads();
  door = await openImageDoor(uploads.url);
  uploads.put('photo.jpg', file(await twoColours().jpeg().toBuffer(), 'image/jpeg'));
  uploads.put('lying.jpg', file(await twoColours().jpeg().withMetadata({ orientation: 6 }).toBuffer(), 'image/jpeg'));
  uploads.put(
    'cutout.png',
    file(
      await plain(900, 900, { ...red, alpha: 0 })
        .png()
        .toBuffer(),
      'image/png',
    ),
  );
  uploads.put('small.webp', file(await plain(100, 50, red).webp().toBuffer(), 'image/webp'));
  uploads.put('small.avif', file(await plain(100, 50, red).avif().toBuffer(), 'image/avif'));
  uploads.put('moving.gif', file(await plain(100, 50, red).gif().toBuffer(), 'image/gif'));
  uploads.put('tower.jpg', file(await plain(300, 12000, red).jpeg().toBuffer(), 'image/jpeg'));
});
afterAll(async () => {
  await door.close();
  await uploads.close();
});

/** What a point of a picture, given in per cent, is mostly made of. */
const colourAt = async (bytes: Buffer, x: number, y = 50) => {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(((info.height - 1) * y) / 100) * info.width + Math.floor(((info.width - 1) * x) / 100)) * 4;
  const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at, at + 4);
  if (alpha < 20) return 'clear';
  if (r > 200 && g > 200 && b > 200) return 'white';
  if (g > 200) return 'green';
  return r > b ? 'red' : 'blue';
};

describe('format', () => {
  it.each([
    ['f_avif', 'image/avif', 'heif'],
    ['f_webp', 'image/webp', 'webp'],
    ['f_jpeg', 'image/jpeg', 'jpeg'],
    ['f_png', 'image/png', 'png'],
    ['_', 'image/jpeg', 'jpeg'],
  ])('%s', async (modifier, type, format) => {
    const { response, facts } = await door.picture(`/image/${modifier}/photo.jpg`);
    expect(response.headers.get('content-type')).toBe(type);
    expect(facts.format).toBe(format);
  });

  it.each([
    ['small.webp', 'image/webp'],
    ['small.avif', 'image/avif'],
    ['moving.gif', 'image/png'],
    ['cutout.png', 'image/png'],
  ])('%s comes out as %s where none is named', async (name, type) => {
    expect((await door.get(`/image/w_320/${name}`)).headers.get('content-type')).toBe(type);
  });
});

describe('size', () => {
  it.each([
    ['w_640', [640, 480]],
    ['w_600', [640, 480]],
    ['w_24', [24, 18]],
    ['h_320', [427, 320]],
    ['w_3072', [1600, 1200]],
    ['w_99999', [1600, 1200]],
    ['s_640x640', [640, 640]],
    ['s_640x800,fit_cover', [640, 800]],
    ['s_640x640,fit_contain', [640, 640]],
    ['s_640x640,fit_fill', [640, 640]],
    ['s_640x640,fit_inside', [640, 480]],
    ['s_640x640,fit_outside', [853, 640]],
    ['s_3072x3072', [1200, 1200]],
    ['s_3072x3072,fit_contain', [1600, 1600]],
    ['_', [1600, 1200]],
  ])('%s of 1600×1200 is %j', async (modifiers, size) => {
    expect((await door.picture(`/image/${modifiers},f_webp/photo.jpg`.replace('_,', ''))).size).toEqual(size);
  });

  it('never enlarges', async () => {
    expect((await door.picture('/image/w_3072/small.webp')).size).toEqual([100, 50]);
    expect((await door.picture('/image/s_640x640/small.webp')).size).toEqual([50, 50]);
  });

  it('bounds what is very tall', async () => {
    expect((await door.picture('/image/f_webp/tower.jpg')).size).toEqual([102, 4096]);
  });

  it('stands up what lies on its side', async () => {
    const upright = await door.picture('/image/w_640/lying.jpg');
    expect(upright.size).toEqual([640, 853]);
    expect(await colourAt(upright.bytes, 50, 95)).toBe('blue');
    const cut = await door.picture('/image/s_640x640,pos_50x100/lying.jpg');
    expect(await colourAt(cut.bytes, 50, 5)).toBe('red');
    expect(await colourAt(cut.bytes, 50, 95)).toBe('blue');
  });
});

describe('position', () => {
  it.each([
    ['pos_left', 'red'],
    ['pos_0x0', 'red'],
    ['pos_right', 'blue'],
    ['pos_100x20', 'blue'],
  ])('%s keeps that side', async (position, colour) => {
    const { bytes } = await door.picture(`/image/s_320x640,${position}/photo.jpg`);
    expect(await colourAt(bytes, 90)).toBe(colour);
  });
});

describe('quality', () => {
  it('weighs what it costs', async () => {
    const [low, high] = await Promise.all(
      ['q_20', 'q_90'].map((quality) => door.picture(`/image/w_1024,f_jpeg,${quality}/photo.jpg`)),
    );
    expect(low?.bytes.length).toBeLessThan(high?.bytes.length ?? 0);
  });
});

describe('background', () => {
  it.each(['avif', 'webp', 'png'])('%s keeps what can be seen through', async (format) => {
    const { bytes, facts } = await door.picture(`/image/w_320,f_${format}/cutout.png`);
    expect(facts.hasAlpha).toBe(true);
    expect(await colourAt(bytes, 50)).toBe('clear');
  });

  it('lies behind it when it is asked for, and is white in a JPEG', async () => {
    expect(await colourAt((await door.picture('/image/w_320,f_webp,b_0f0/cutout.png')).bytes, 50)).toBe('green');
    expect(await colourAt((await door.picture('/image/w_320,f_jpeg/cutout.png')).bytes, 50)).toBe('white');
  });

  it('fills the room around a picture', async () => {
    const top = async (modifiers: string) =>
      colourAt((await door.picture(`/image/s_320x320,fit_contain,${modifiers}/photo.jpg`)).bytes, 20, 3);
    expect(await top('f_png')).toBe('clear');
    expect(await top('f_jpeg')).toBe('white');
    expect(await top('f_webp,b_00ff00')).toBe('green');
  });
});

describe('answer', () => {
  it('is good for ever, and known by its tag', async () => {
    const { response, bytes } = await door.picture('/image/w_320,f_webp/photo.jpg');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    const again = await door.get('/image/w_320,f_webp/photo.jpg', {
      'if-none-match': response.headers.get('etag') ?? '',
    });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(response.headers.get('etag'));
  });
});

import { expect, it } from 'vitest';
import { candidates } from '../../../app/ui/candidates.ts';
import { imageAddress, widths } from '../../../app/ui/imageAddress.ts';
import { parseModifiers } from '../../../server/images/modifiers.ts';
import { sourcesOf } from '../../../server/images/sources.ts';

it.each([
  ['/media/a_1.jpg', {}, '/image/_/a_1.jpg'],
  ['/media/a_1.jpg', { width: 640, format: 'avif' }, '/image/f_avif,w_640/a_1.jpg'],
  ['/media/a_1.jpg?v=m2k', { width: 24, quality: 30 }, '/image/q_30,w_24,v_m2k/a_1.jpg'],
] as const)('%s %j', (url, order, address) => {
  expect(imageAddress(url, order)).toBe(address);
});

it.each([
  'https://images.example.com/a.jpg',
  'https://images.example.com/é ü/日本.jpg?x=1&y=a/b',
  'https://IMAGES.example.com:443/../a.jpg',
])('%s arrives as it should', (url) => {
  const [, , , name = ''] = imageAddress(url, { width: 320 }).split('/');
  expect(name).toMatch(/^~[\w-]+$/);
  const read = sourcesOf({ contentUrl: 'http://localhost:1337', imageHosts: ['images.example.com'] });
  expect(read(name)).toEqual({ url: new URL(url), trusted: false });
});

it('asks for sizes that are made as they are asked for', () => {
  expect(widths).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]);
  for (const width of widths) expect(parseModifiers(`w_${width}`).width).toBe(width);
});

const steps = (width: number | undefined) =>
  candidates({ url: '/media/a.jpg', width }, 'webp')
    .split(', ')
    .map((candidate) => candidate.replace(/^.*w_(\d+)\S* /, '$1→'));

it.each([
  [960, ['320→320w', '640→640w', '768→768w', '1024→960w']],
  [1600, ['320→320w', '640→640w', '768→768w', '1024→1024w', '1280→1280w', '1536→1536w']],
  [2000, ['320→320w', '640→640w', '768→768w', '1024→1024w', '1280→1280w', '1536→1536w', '2048→2000w']],
  [640, ['320→320w', '640→640w']],
  [100, ['320→100w']],
  [9000, [...widths.map((width) => `${width}→${width}w`)]],
])('a picture %i wide', (width, expected) => {
  expect(steps(width)).toEqual(expected);
});

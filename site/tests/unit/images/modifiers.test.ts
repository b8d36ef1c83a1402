import { expect, it } from 'vitest';
import { keyOf, parseModifiers } from '../../../server/images/modifiers.ts';

it.each([
  ['_', {}],
  ['w_640,f_avif', { width: 640, format: 'avif' }],
  ['width_640,format_jpg', { width: 640, format: 'jpeg' }],
  ['h_700', { height: 768 }],
  ['s_640x640', { width: 640, height: 640 }],
  ['resize_300', { width: 320, height: 320 }],
  ['q_73', { quality: 70 }],
  ['q_1', { quality: 20 }],
  ['quality_100', { quality: 90 }],
  ['b_F0a', { background: '#ff00aa' }],
  ['background_123456', { background: '#123456' }],
  ['fit_contain', { fit: 'contain' }],
  ['pos_top', { position: [50, 0] }],
  ['position_33x100', { position: [30, 100] }],
  ['v_m1abc', { version: 'm1abc' }],
])('%s', (text, wanted) => {
  expect(parseModifiers(text)).toEqual(wanted);
});

it.each([
  [1, 24],
  [24, 24],
  [25, 320],
  [320, 320],
  [321, 640],
  [700, 768],
  [769, 1024],
  [1025, 1280],
  [1281, 1536],
  [1537, 2048],
  [2049, 2560],
  [2561, 3072],
  [9999, 3072],
  [99999, 3072],
])('a width of %i becomes %i', (asked, given) => {
  expect(parseModifiers(`w_${asked}`).width).toBe(given);
});

it.each([
  ['1600x1100', [2048, 1408]],
  ['800x1000', [1024, 1280]],
  ['1200x630', [1280, 672]],
  ['640x999', [640, 960]],
  ['640x1', [640, 160]],
  ['1x3000', [24, 96]],
])('%s becomes a known shape', (asked, [width, height]) => {
  expect(parseModifiers(`s_${asked}`)).toEqual({ width, height });
});

it('is kept once, however it was written', () => {
  expect(keyOf(parseModifiers('w_640,f_avif'))).toBe(keyOf(parseModifiers('format_avif,width_600')));
  expect(keyOf(parseModifiers('w_640,v_1'))).not.toBe(keyOf(parseModifiers('w_640,v_2')));
});

it.each([
  '',
  ',',
  'w',
  'w_',
  'w_0',
  'w_-1',
  'w_1e3',
  'w_640.5',
  'w_100000',
  'w_NaN',
  'W_640',
  'f_svg',
  'f_gif',
  'f_tiff',
  'f_auto',
  'f_constructor',
  'fit_crop',
  'q_0',
  'q_high',
  'b_red',
  'b_12345',
  'b_url(x)',
  'pos_1x2x3',
  'pos_toString',
  'blur_5',
  'rotate_90',
  'extract_0_0_1_1',
  'enlarge_',
  'w_640,w_320',
  'w_640,s_320x320',
  'w_640,',
  '__proto___x',
  'constructor_1',
  'toString_1',
  's_1x2x3',
  's_x',
  'v_a-b',
  'v_12345678901234567',
  'w_640&f_avif',
])('%s is refused', (text) => {
  expect(() => parseModifiers(text)).toThrow(expect.objectContaining({ status: 400 }));
});

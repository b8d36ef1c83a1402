import { parse } from 'node-html-parser';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from '../../../app/ui/Picture.tsx';

const image = { url: '/media/lock.jpg?v=m1', width: 1600, height: 1200, alt: 'A lock' };
const narrow = { url: '/media/lock_narrow.jpg', width: 960, height: 1200, alt: 'A lock, near' };

const draw = (props: Partial<ComponentProps<typeof Picture>>) => {
  const html = renderToString(<Picture image={image} {...props} />);
  const root = parse(html);
  const img = root.querySelectorAll('img').at(-1);
  return {
    html,
    root,
    img,
    sources: root.querySelectorAll('picture:last-child source'),
    standIn: root.querySelector('img[aria-hidden]'),
  };
};

describe('Picture', () => {
  it('offers AVIF, then WebP, then the original’s own kind, and names its measures', () => {
    const { img, sources } = draw({});
    expect(sources.map((source) => source.getAttribute('type'))).toEqual(['image/avif', 'image/webp']);
    for (const source of sources) {
      expect(source.getAttribute('srcset')).toContain('w_768,v_m1/lock.jpg 768w');
      expect([source.getAttribute('sizes'), source.getAttribute('width'), source.getAttribute('height')]).toEqual([
        '100vw',
        '1600',
        '1200',
      ]);
    }
    expect(img?.attributes).toMatchObject({
      src: '/image/w_1280,v_m1/lock.jpg',
      width: '1600',
      height: '1200',
      alt: 'A lock',
      loading: 'lazy',
      decoding: 'async',
    });
  });

  it('fetches the first large picture first, and no other', () => {
    expect(draw({ eager: true }).img?.attributes).toMatchObject({ fetchPriority: 'high' });
    expect(draw({ eager: true }).img?.getAttribute('loading')).toBeUndefined();
    expect(draw({}).img?.getAttribute('fetchpriority')).toBeUndefined();
  });

  it('has another viewpoint for narrow screens, before the others', () => {
    const { sources, standIn } = draw({ narrow, sizes: '(max-width: 1023px) 100vw, 50vw' });
    expect(sources.map((source) => [source.getAttribute('media'), source.getAttribute('width')])).toEqual([
      ['(max-width: 1023px)', '960'],
      ['(max-width: 1023px)', '960'],
      [undefined, '1600'],
      [undefined, '1600'],
    ]);
    expect(sources.every((source) => source.getAttribute('sizes') === '(max-width: 1023px) 100vw, 50vw')).toBe(true);
    expect(standIn?.parentNode?.querySelector('source')?.getAttribute('srcset')).toBe(
      '/image/f_webp,w_24/lock_narrow.jpg',
    );
  });

  it('stands a tiny copy in, unless that could be seen through the picture', () => {
    expect(draw({}).standIn?.attributes).toMatchObject({
      src: '/image/f_webp,w_24,v_m1/lock.jpg',
      alt: '',
      loading: 'lazy',
      width: '1600',
      height: '1200',
    });
    expect(draw({ image: { ...image, url: '/media/cutout.png' } }).standIn).toBeNull();
    expect(draw({ fit: 'contain' }).standIn).toBeNull();
  });

  it('keeps the focal point, the narrow one’s own where there is one', () => {
    const hearts = (props: Parameters<typeof draw>[0]) => {
      const { root } = draw(props);
      const at = (selector: string) => root.querySelectorAll(selector).at(-1)?.attributes;
      return [at('span'), at('span > picture')].map((found) => [found?.['data-x'], found?.['data-y']]);
    };
    const focal = { x: 34, y: 96 };
    expect(hearts({})).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(hearts({ image: { ...image, focal } })).toEqual([
      ['30', '100'],
      [undefined, undefined],
    ]);
    expect(hearts({ image: { ...image, focal }, narrow })).toEqual([
      ['30', '100'],
      ['50', '50'],
    ]);
    expect(hearts({ narrow: { ...narrow, focal } })).toEqual([
      [undefined, undefined],
      ['30', '100'],
    ]);
  });

  it('leaves what moves as it is', () => {
    const { img, sources } = draw({ image: { ...image, url: '/media/wave.gif' } });
    expect([img?.getAttribute('src'), sources.length]).toEqual(['/media/wave.gif', 0]);
  });

  it('writes no style of its own, and asks the browser for nothing it will not use', () => {
    const { html } = draw({ eager: true, narrow, image: { ...image, focal: { x: 10, y: 20 } } });
    expect(html).not.toMatch(/\sstyle=|<link|preload/);
  });
});

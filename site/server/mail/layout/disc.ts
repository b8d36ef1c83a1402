import { html } from 'hono/html';
import { signal } from './styles.ts';

const radius = 48;
const edge = 24;
const sliceHeight = 8;

const box = (width: number, height: number, marginRight: number, rest = '') =>
  html`<div style="width:${width}px;height:${height}px;margin:0 ${marginRight}px 0 auto;background-color:${signal};${rest}font-size:0;line-height:0">&nbsp;</div>`;

/** Above the waterline the disc is whole. */
export const discAbove = () => box(2 * radius, radius, edge, `border-radius:${radius}px ${radius}px 0 0;`);

/** Below it, it comes in slices, each as wide as the disc is at its depth, and shifted as the water is everywhere. */
export const discBelow = () =>
  Array.from({ length: radius / sliceHeight }, (_, index) => {
    const depth = (index + 0.5) * sliceHeight;
    const width = Math.round(2 * Math.sqrt(radius ** 2 - depth ** 2));
    const shift = Math.round(Math.sin(1.9 * (index + 1)) * 6);
    return box(width, sliceHeight, edge + radius - Math.round(width / 2) - shift);
  });

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../support/contrast.ts';

const read = (name: string) => readFileSync(new URL(`../../app/styles/${name}.css`, import.meta.url), 'utf8');
const declared = (css: string) =>
  new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));

const colours = declared(read('tokens'));
const themes = [...read('themes').matchAll(/\[data-theme="(\w+)"\] \{([^}]+)\}/g)].map(([, name = '', body = '']) => ({
  name,
  pairs: declared(body),
}));

/** The hexadecimal value of a theme's colour, through the palette where it names one. */
const hex = (pairs: Map<string, string>, name: string): string => {
  const value = pairs.get(name) ?? '';
  return colours.get(/var\((--[\w-]+)\)/.exec(value)?.[1] ?? '') ?? value;
};

it('reads all five themes', () => {
  expect(themes.map(({ name }) => name)).toEqual(['paper', 'fog', 'ink', 'signal', 'tide']);
});

describe.each(themes)('on $name', ({ pairs }) => {
  const ground = hex(pairs, '--ground');

  it.each(['--text', '--muted', '--accent'])('%s can be read', (role) => {
    expect(contrast(hex(pairs, role), ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('what stands on the disc can be made out', () => {
    expect(contrast(hex(pairs, '--on-disc'), hex(pairs, '--disc'))).toBeGreaterThanOrEqual(4.5);
  });
});

// On fog and tide the disc comes to less: there it is a shape beside a label, and its arrow carries the meaning.
it.each(themes.filter(({ name }) => !['fog', 'tide'].includes(name)))('the disc stands out on $name', ({ pairs }) => {
  expect(contrast(hex(pairs, '--disc'), hex(pairs, '--ground'))).toBeGreaterThanOrEqual(3);
});

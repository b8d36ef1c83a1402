import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { endWithRoom, placesOf, waterline, waveOver } from '../../../app/blocks/chart/curve.ts';
import { sample } from '../../../app/blocks/chart/sample.ts';
import { chart } from '../../../app/blocks/chart/schema.ts';
import Chart from '../../../app/blocks/chart/view.tsx';

const draw = (own: object = {}, locale = 'en') =>
  parse(
    renderToStaticMarkup(
      <MemoryRouter initialEntries={[`/${locale}`]}>
        <Chart block={v.parse(chart.schema, { ...sample, ...own })} />
      </MemoryRouter>,
    ),
  );
const points = (...values: unknown[]) => values.map((value, index) => ({ label: `M${index + 1}`, value }));

it('has its numbers in a table, written as the visitor writes them', () => {
  const page = draw({ agreed: 1000.5, points: points(1200, 900) }, 'nl');
  expect(page.querySelectorAll('tbody tr').map((tr) => tr.querySelectorAll('th, td').map(({ text }) => text))).toEqual([
    ['M1', '1.200', '1.000,5'],
    ['M2', '900', '1.000,5'],
  ]);
  expect(page.querySelector('caption')?.text).toBe('What leaked (thousands of euros)');
});

it('says its total once, wherever it is drawn', () => {
  const heard = (page: ReturnType<typeof draw>) =>
    page.querySelectorAll('p').filter((p) => p.text === sample.total && !p.closest('[aria-hidden]'));
  expect(heard(draw())).toHaveLength(1);
  expect(heard(draw({ points: points(1, 2, 3) }))).toHaveLength(1);
  const long = 'Four hundred and twelve thousand';
  expect(
    draw({ total: long })
      .querySelectorAll('p')
      .filter(({ text }) => text === long),
  ).toHaveLength(1);
});

it('leaves out what is no number, and is none with fewer than two', () => {
  expect(draw({ points: points(1, null, 'much', 2) }).querySelectorAll('tbody tr')).toHaveLength(2);
  expect(v.safeParse(chart.schema, { ...sample, points: points(1, null) }).success).toBe(false);
});

describe('the wave', () => {
  it('touches the line where what was agreed was kept, and rises in proportion', () => {
    const [kept, half, all] = placesOf([200, 244, 288], 200).map(({ y }) => y);
    expect(kept).toBe(waterline);
    expect(waterline - (half ?? 0)).toBeCloseTo((waterline - (all ?? 0)) / 2);
  });

  it('stays inside its picture, whatever the numbers', () => {
    for (const values of [
      [0, 0],
      [-1e9, 1e9],
      [5, 1, -3],
      [1e-9, 2e-9, 0],
    ])
      for (const { y } of placesOf(values, 0)) {
        expect(y).toBeGreaterThanOrEqual(0.1);
        expect(y).toBeLessThanOrEqual(0.9);
      }
  });

  it('is a path of numbers', () => {
    const path = waveOver(placesOf([3, 3, 9, -2], 3), 1000, 420, 0.6);
    expect(path).toMatch(/^M-600 [\d.]+V[\d. ]+H0(?:C(?:-?[\d.]+ ?){6})+H1600V[\d.]+z$/);
  });

  it('has room for words only where it is high', () => {
    expect(endWithRoom(placesOf([0, 1, 8, 9], 0))).toBe('end');
    expect(endWithRoom(placesOf([9, 8, 1, 0], 0))).toBe('start');
    expect(endWithRoom(placesOf([0, 9, 0], 0))).toBeUndefined();
  });
});

import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { sample } from '../../../app/blocks/vacancies/sample.ts';
import { vacancies } from '../../../app/blocks/vacancies/schema.ts';
import Vacancies from '../../../app/blocks/vacancies/view.tsx';

const draw = (own: object = {}, locale = 'en') =>
  parse(
    renderToStaticMarkup(
      <MemoryRouter initialEntries={[`/${locale}`]}>
        <Vacancies block={v.parse(vacancies.schema, { ...sample, ...own })} />
      </MemoryRouter>,
    ),
  );
const texts = (root: ReturnType<typeof draw>, selector: string) =>
  root.querySelectorAll(selector).map(({ text }) => text);

it('groups all of them by type, an unknown type last and without a label', () => {
  const page = draw();
  expect(texts(page, 'h3')).toEqual(['Pump engineer', 'Somebody who can draw a lock', 'Ferryman']);
  const labels = page
    .querySelectorAll('ul')
    .filter((list) => list.querySelector('article'))
    .map((list) => list.getAttribute('aria-label'));
  expect(labels).toEqual(['Fulltime', 'Parttime', undefined]);
  expect(page.querySelector('#vacancies')?.text).toBe('Empty chairs');
  expect(texts(page, '#parttime h3')).toEqual(['Somebody who can draw a lock']);
});

it('shows the first few with their type, and claims no address in the page', () => {
  const page = draw({ limit: 2 }, 'nl');
  expect(texts(page, 'h3')).toEqual(['Pump engineer', 'Somebody who can draw a lock']);
  expect(texts(page, 'article li')).toContain('Voltijd');
  expect(page.querySelector('#vacancies, #fulltime')).toBeNull();
});

it('calls each link by its vacancy', () => {
  const names = texts(draw(), 'article a');
  expect(names).toEqual(['Read more: Pump engineer', 'Read more: Somebody who can draw a lock', 'Read more: Ferryman']);
});

it.each([
  [{ min: 32, max: 40 }, '32–40 hours'],
  [{ min: 24, max: 24 }, '24 hours'],
  [{ min: 8 }, '8 hours'],
  [{ max: 16 }, '16 hours'],
])('hours %j are %s', (hours, words) => {
  expect(texts(draw({ offers: [{ id: '1', title: 'Ferryman', url: '/ferry', hours }] }), 'article li')).toEqual([
    words,
  ]);
});

it('without vacancies it says so, in the editor’s words if there are any', () => {
  expect(draw({ offers: [] }).text).toContain('All taken. Knock anyway.');
  expect(draw({ offers: [], emptyText: null }).text).toContain('No vacancies at the moment.');
});

it('without a job board it says so kindly, and how to reach us', () => {
  const page = draw({ offers: null });
  expect(page.text).toContain('The list of vacancies is out for a moment.');
  expect(page.querySelector('a[href="/en/contact"]')).not.toBeNull();
});

it('counts the types in words that lead to them', () => {
  const words = draw({}, 'nl').querySelectorAll('nav a');
  expect(words.map(({ text }) => text)).toEqual(['Alles 3', 'Voltijd 1', 'Deeltijd 1']);
  expect(words.map((word) => word.getAttribute('href'))).toEqual(['/nl#vacancies', '/nl#fulltime', '/nl#parttime']);
  expect(words.map((word) => word.getAttribute('aria-current'))).toEqual(['true', undefined, undefined]);
});

it.each([{ limit: 2 }, { offers: [{ id: '1', title: 'Ferryman', url: '/ferry', hours: {} }] }, { offers: [] }])(
  'asks nobody to choose with %j',
  (own) => {
    expect(draw(own).querySelector('nav')).toBeNull();
  },
);

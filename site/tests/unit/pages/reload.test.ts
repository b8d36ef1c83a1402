import { expect, it } from 'vitest';
import { reloadFor } from '../../../app/pages/reload.ts';

const reloads = (from: string, to: string, formMethod?: 'POST') =>
  reloadFor(
    'solution',
    'page',
  )({
    currentUrl: new URL(from, 'https://vi.example'),
    nextUrl: new URL(to, 'https://vi.example'),
    currentParams: {},
    nextParams: {},
    formMethod,
    defaultShouldRevalidate: true,
  });

it.each([
  ['/en/cases', '/en/cases?page=2'],
  ['/en/cases?solution=alloq', '/en/cases'],
  ['/en/cases/a', '/en/cases/b'],
  ['/en/cases', '/en/cases'],
])('from %s to %s the data is read again', (from, to) => expect(reloads(from, to)).toBe(true));

it.each([
  ['/en/cases', '/en/cases?utm_source=letter'],
  ['/en/cases?page=2', '/en/cases?page=2&category=craft#top'],
  ['/en/cases#part', '/en/cases'],
])('from %s to %s it stays', (from, to) => expect(reloads(from, to)).toBe(false));

it('a form that was sent is another matter', () => {
  expect(reloads('/en/cases', '/en/cases?x=1', 'POST')).toBe(true);
});

import { expect, it } from 'vitest';
import { surpriseOf } from '../../../app/pages/employees/surprise.ts';
import { overviewPath, pageNumber, watchedQuery } from '../../../app/pages/overview.ts';

const watched = (query: string) => watchedQuery(new URLSearchParams(query));

it('watches five keys, takes the first value of each, and no other', () => {
  expect(watched('page=2&page=3&utm=x&solution[]=y&__proto__=z&solution=alloq')).toEqual({
    page: '2',
    solution: 'alloq',
  });
});

it.each(['0', '-1', '1.5', '01', '', ' 1', '1e3', '9'.repeat(7), 'two'])('%j is no page', (value) => {
  expect(pageNumber(value)).toBeUndefined();
});

it('a page that is not asked for is the first', () => {
  expect([pageNumber(undefined), pageNumber('1'), pageNumber('12')]).toEqual([1, 1, 12]);
});

it('an address says no more than it must', () => {
  expect(overviewPath('/cases', 'solution', undefined, 1)).toBe('/cases');
  expect(overviewPath('/cases', 'solution', 'r&d', 2)).toBe('/cases?solution=r%26d&page=2');
});

it('surprises with another colleague every day, and with nobody where there is nobody', () => {
  const people = ['Amina', 'Wout', 'Kees'];
  const days = [1, 2, 3].map((day) => surpriseOf(people, new Date(Date.UTC(2026, 10, day, 9))));
  expect(new Set(days)).toEqual(new Set(people));
  expect(surpriseOf([], new Date())).toBeUndefined();
});

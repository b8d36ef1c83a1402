import { expect, it } from 'vitest';
import { pagesShown } from '../../../app/ui/pagesShown.ts';

const shown = (page: number, pageCount: number) =>
  pagesShown(page, pageCount)
    .map((one) => one.page ?? '…')
    .join(' ');

it.each([
  [1, 2, '1 2'],
  [2, 5, '1 2 3 4 5'],
  [1, 9, '1 2 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
])('page %i of %i', (page, pageCount, expected) => {
  expect(shown(page, pageCount)).toBe(expected);
});

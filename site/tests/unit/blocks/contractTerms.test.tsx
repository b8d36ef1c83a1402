import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { contractTerms } from '../../../app/blocks/contract-terms/schema.ts';
import ContractTerms from '../../../app/blocks/contract-terms/view.tsx';

const draw = (sentence: string) =>
  parse(
    renderToStaticMarkup(
      <MemoryRouter initialEntries={['/en']}>
        <ContractTerms block={v.parse(contractTerms.schema, { title: null, sentence, lead: null, text: null })} />
      </MemoryRouter>,
    ),
  );

it('strikes out what no longer holds and marks what does, and says so', () => {
  const page = draw('Pay within ~~30~~ ==45== days, ==2% off==.');
  expect(page.querySelectorAll('del').map(({ text }) => text)).toEqual(['struck out: 30']);
  expect(page.querySelectorAll('ins').map(({ text }) => text)).toEqual(['45', '2% off']);
  expect(page.text).toBe('Pay within struck out: 30 45 days, 2% off.');
});

it.each([
  'Pay ~~30 days',
  'Pay 30~~ days',
  'Pay ~30~ days =now=',
  'a == b, and c == d',
  'a == b== c',
  'a ==b == c',
  'Pay ~~~~ or ==== days',
  'Pay ==30~~ days',
  '<del>30</del>',
])('shows “%s” as it was written', (sentence) => {
  const page = draw(sentence);
  expect(page.querySelectorAll('del, ins')).toEqual([]);
  expect(page.text.replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toBe(sentence);
});

it('a pair that is whole holds beside one that is not', () => {
  const page = draw('~~30 ==45== days');
  expect(page.querySelectorAll('ins').map(({ text }) => text)).toEqual(['45']);
  expect(page.text).toBe('~~30 45 days');
});

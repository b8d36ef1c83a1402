import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { sample } from '../../../app/blocks/access-matrix/sample.ts';
import { accessMatrix } from '../../../app/blocks/access-matrix/schema.ts';
import AccessMatrix from '../../../app/blocks/access-matrix/view.tsx';

const person = (name: unknown, own: object = {}) => ({ name, role: null, may: null, ...own });

const draw = (own: object = {}, locale = 'en') =>
  parse(
    renderToStaticMarkup(
      <MemoryRouter initialEntries={[`/${locale}`]}>
        <AccessMatrix block={v.parse(accessMatrix.schema, { ...sample, ...own })} />
      </MemoryRouter>,
    ),
  );
const texts = (root: ReturnType<typeof draw>, selector: string) =>
  root.querySelectorAll(selector).map(({ text }) => text);

/** A person's row as it is read aloud. */
const row = (root: ReturnType<typeof draw>, name: string) => {
  const found = root.querySelectorAll('tbody tr').find((tr) => tr.querySelector('th')?.text.startsWith(name));
  return found?.querySelectorAll('td').map(({ text }) => text);
};

it('says in words what each may do with each', () => {
  const page = draw({
    systems: 'Gate\nTill\nArchive\nSafe',
    people: [person('Temp', { may: 'Gate', mayUntil: 'Till', mayLook: 'Archive' })],
  });
  expect(texts(page, 'thead th')).toEqual(['Who', 'Gate', 'Till', 'Archive', 'Safe']);
  expect(row(page, 'Temp')).toEqual(['may', 'may, until Friday', 'may look', 'may not']);
});

it('speaks the visitor’s language, also without an end to what is temporary', () => {
  const page = draw({ until: null, systems: 'Poort', people: [person('Inval', { mayUntil: 'poort' })] }, 'nl');
  expect(row(page, 'Inval')).toEqual(['mag, voorlopig']);
});

it('knows a system by its name, however it is written', () => {
  const page = draw({ systems: 'Quay gate, Till', people: [person('Noor', { may: ' quay  GATE ,\n till' })] });
  expect(texts(page, 'thead th')).toEqual(['Who', 'Quay gate', 'Till']);
  expect(row(page, 'Noor')).toEqual(['may', 'may']);
});

it('gives a system that only a row names a column of its own, so that nobody loses it unseen', () => {
  const page = draw({ systems: 'Gate', people: [person('Noor', { may: 'Gate, Gaet' }), person('Piet')] });
  expect(texts(page, 'thead th')).toEqual(['Who', 'Gate', 'Gaet']);
  expect(row(page, 'Noor')).toEqual(['may', 'may']);
  expect(row(page, 'Piet')).toEqual(['may not', 'may not']);
});

it('leaves out a row without a name, and is none without a row', () => {
  expect(texts(draw({ people: [person(null), person('Noor')] }), 'tbody th')).toEqual(['Noor']);
  expect(v.safeParse(accessMatrix.schema, { ...sample, people: [person('')] }).success).toBe(false);
});

it('explains just the discs that occur', () => {
  const page = draw({ systems: 'Gate', people: [person('Noor', { may: 'Gate' }), person('Piet')] });
  expect(texts(page, 'ul li')).toEqual(['may', 'may not']);
});

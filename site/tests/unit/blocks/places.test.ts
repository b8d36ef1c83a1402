import { expect, test } from 'vitest';
import { narrowPlaces, widePlaces } from '../../../app/blocks/cards/places.ts';

const counts = Array.from({ length: 30 }, (_, index) => index + 1);

/** A row begins where a place does not lie to the right of the one before it: so does the browser's grid. */
const rowsOf = <Place extends { start: number; span: number }>(places: Place[]): Place[][] => {
  const rows: Place[][] = [];
  for (const place of places) {
    const row = rows.at(-1);
    const before = row?.at(-1);
    if (row && before && place.start >= before.start + before.span) row.push(place);
    else rows.push([place]);
  }
  return rows;
};

test.each(counts)('%i people all have a place within twelve columns', (count) => {
  for (const places of [widePlaces(count), narrowPlaces(count)]) {
    expect(places).toHaveLength(count);
    for (const row of rowsOf(places)) {
      for (const { start, span, widest } of row) {
        expect(start + span).toBeLessThanOrEqual(13);
        expect(widest).toBe(Math.max(...row.map((place) => place.span)));
      }
    }
  }
});

test.each(counts.slice(1))('of %i people nobody stands alone in a wide row, nor beside somebody as wide', (count) => {
  for (const row of rowsOf(widePlaces(count))) {
    expect(row.length).toBeGreaterThan(1);
    for (const [index, { span }] of row.entries()) expect(span).not.toBe(row[index + 1]?.span);
  }
});

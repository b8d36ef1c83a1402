/** Where a portrait stands: from which of twelve columns, how many wide, and how wide the widest of its row is. */
interface Place {
  start: number;
  span: number;
  widest: number;
}

type Row = [start: number, span: number][];

/** Never two of one width side by side. A row's first place begins left of where the row before it ended. */
const wideRows: Record<number, [Row, Row]> = {
  1: [[[4, 5]], [[4, 5]]],
  2: [
    [
      [1, 6],
      [9, 3],
    ],
    [
      [2, 3],
      [7, 6],
    ],
  ],
  3: [
    [
      [1, 3],
      [5, 5],
      [11, 2],
    ],
    [
      [2, 2],
      [5, 3],
      [8, 5],
    ],
  ],
  4: [
    [
      [1, 2],
      [3, 4],
      [8, 3],
      [11, 2],
    ],
    [
      [1, 3],
      [4, 2],
      [7, 4],
      [11, 2],
    ],
  ],
};
const wideRhythm = [3, 4, 2, 3];

const narrowRows: Record<number, Row[]> = {
  1: [[[1, 12]], [[3, 10]]],
  2: [
    [
      [1, 7],
      [8, 5],
    ],
    [
      [1, 5],
      [6, 7],
    ],
  ],
};
const narrowRhythm = [1, 2, 2];

/** How many the next row takes: the rhythm's number, unless that would leave one alone after it. */
const take = (left: number, wanted: number, most: number) => {
  if (left <= wanted) return left;
  if (left - wanted !== 1) return wanted;
  return wanted < most ? wanted + 1 : wanted - 1;
};

/** Rows of a rhythm for so many people; those of one length take turns. */
const placesIn = (count: number, rows: Record<number, Row[]>, rhythm: number[], most: number): Place[] => {
  const places: Place[] = [];
  const used: Record<number, number> = {};
  for (let row = 0; places.length < count; row += 1) {
    const length = take(count - places.length, rhythm[row % rhythm.length] ?? 1, most);
    const kinds = rows[length] ?? [];
    const turn = used[length] ?? 0;
    used[length] = turn + 1;
    const chosen = kinds[turn % kinds.length] ?? [];
    const widest = Math.max(...chosen.map(([, span]) => span));
    places.push(...chosen.map(([start, span]) => ({ start, span, widest })));
  }
  return places;
};

/** From 1024: rows of two to four. */
export const widePlaces = (count: number) => placesIn(count, wideRows, wideRhythm, 4);

/** Below: pairs of a smaller and a larger, with one alone between them. */
export const narrowPlaces = (count: number) => placesIn(count, narrowRows, narrowRhythm, 2);

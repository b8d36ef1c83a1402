import * as v from 'valibot';
import { defineBlock } from '../define.ts';
import { listOfSome, maybeText, text } from '../fields/index.ts';

const amount = v.pipe(v.number(), v.finite());

/** `shared.point` */
const point = v.object({ label: text, value: amount });

export const chart = defineBlock(
  'text.chart',
  {
    title: text,
    text: maybeText,
    total: maybeText,
    unit: maybeText,
    agreed: amount,
    agreedLabel: text,
    valuesLabel: text,
    points: v.pipe(listOfSome(point), v.minLength(2)),
  },
  { points: true },
);
export type Series = Pick<
  v.InferOutput<typeof chart.schema>,
  'unit' | 'agreed' | 'agreedLabel' | 'valuesLabel' | 'points'
>;

import type { Sample, States } from '../sample.ts';

const points = (labels: string[], values: number[]) =>
  labels.map((label, index) => ({ label, value: values[index] ?? 0 }));
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const paid = [204, 214, 204, 222, 207, 235, 215, 258, 231, 288, 260, 274];

export const sample: Sample<'chart'> = {
  title: 'What leaked',
  text: 'A dairy co-operative, twelve months. The line is what was agreed. The wave is what was paid.',
  total: '€ 412,000',
  unit: 'thousands of euros',
  agreed: 200,
  agreedLabel: 'agreed',
  valuesLabel: 'paid',
  points: points(months, paid),
};

export const states: States<'chart'> = {
  'above and below': { agreed: 230 },
  'falling, few': { points: points(['2023', '2024', '2025', '2026'], [288, 270, 214, 202]) },
  'always less': { total: null, points: points(['Q1', 'Q2', 'Q3'], [180, 120, 150]) },
};

import type { Sample } from '../sample.ts';

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
  points: months.map((label, index) => ({ label, value: paid[index] ?? 0 })),
};

import { paragraph } from '../fields/samples.ts';
import type { Sample, States } from '../sample.ts';

export const sample: Sample<'contract-terms'> = {
  title: 'One contract, five terms, three systems',
  sentence:
    'Pay within ~~30~~ ==45== days, take ==2%== off above ==1,000== pallets, and a bonus at ~~Christ\u00ADmas~~ ==harvest==, unless it ==rains==.',
  lead: 'Somebody agreed to that, in a car, in March.',
  text: [
    paragraph('Whoever reads the contract twice has agreed to it twice, and remembers it as two contracts.'),
    paragraph('When a term changes, you see who changed it, when, and what it costs this year.'),
  ],
};

export const states: States<'contract-terms'> = {
  'marks left open': { sentence: 'Pay within ~~30 ==45== days, unless it ==rains.', lead: null, text: null },
};

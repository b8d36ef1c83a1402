import { expect, it } from 'vitest';
import { everything, nothing, readChoice, writeChoice } from '../../../app/browser/consent/choice.ts';

it.each([everything, nothing, { analytics: true, marketing: false }, { analytics: false, marketing: true }])(
  'reads what it wrote: %j',
  (choice) => {
    expect(readChoice(writeChoice(choice))).toEqual(choice);
  },
);

it.each([undefined, '', 'v0.analytics.marketing', 'analytics', '{"analytics":true}', 'v10'])(
  'takes %j for no choice at all',
  (value) => {
    expect(readChoice(value)).toBeUndefined();
  },
);

it('overlooks a category that there is not', () => {
  expect(readChoice('v1.marketing.everything')).toEqual({ analytics: false, marketing: true });
});

it('writes nothing that a cookie could not hold', () => {
  expect(writeChoice(everything)).toMatch(/^[\w.]+$/);
});

import assert from 'node:assert/strict';
import test from 'node:test';
import { judgeCruise } from '../lib/cruise.mjs';

/** @param {object} summary */
const report = (summary) => JSON.stringify({ summary: { totalCruised: 3, violations: [], ...summary } });

test('a clean cruise passes', () => assert.equal(judgeCruise(report({})).passed, true));

test('a cruise that saw nothing fails, and so does one that broke', () => {
  assert.equal(judgeCruise(report({ totalCruised: 0 })).passed, false);
  assert.deepEqual(judgeCruise('it broke'), { passed: false, text: 'it broke' });
});

test('a violation is one line', () => {
  const violations = [{ rule: { name: 'one-way' }, from: 'a', to: 'b' }];
  assert.deepEqual(judgeCruise(report({ violations })), { passed: false, text: 'one-way: a → b' });
});

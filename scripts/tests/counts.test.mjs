import assert from 'node:assert/strict';
import test from 'node:test';
import { crashCounts, playwrightCounts, tapCounts, vitestCounts } from '../lib/counts.mjs';

test("Vitest's counts, with a file that could not be loaded", () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{}] },
  ];
  const report = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1, testResults };
  assert.deepEqual(vitestCounts(JSON.stringify(report)), { passed: 3, failed: 2, skipped: 2 });
});

test("Playwright's counts: passing at the second try is not passing", () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] };
  assert.deepEqual(playwrightCounts(JSON.stringify(report)), { passed: 5, failed: 2, skipped: 2 });
});

test("the counts of Node's runner, and a report that was cut short", () => {
  const end = '# tests 4\n# pass 2\n# fail 1\n# cancelled 1\n# skipped 0\n# todo 0\n';
  assert.deepEqual(tapCounts(`TAP version 13\n${end}`), { passed: 2, failed: 2, skipped: 0 });
  assert.throws(() => tapCounts('TAP version 13\n'));
});

test("the crash test's counts: what may not be, and was", () => {
  const faults = [
    ['missing', 0],
    ['twice', 3],
    ['strangers', 0],
  ];
  assert.deepEqual(crashCounts(JSON.stringify({ faults })), { passed: 2, failed: 1, skipped: 0 });
});

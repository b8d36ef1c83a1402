/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/**
 * The counts of Vitest's JSON report. A file that could not be read as tests counts as one failure: Vitest itself counts
 * only tests it got to know.
 * @param {string} text
 * @returns {Counts}
 */
export function vitestCounts(text) {
  const report = JSON.parse(text);
  /** @type {{ status: string, assertionResults: unknown[] }[]} */
  const files = report.testResults;
  const unread = files.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unread.length,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

/**
 * The counts of Playwright's JSON report. A test that passed only when tried again has failed once too often.
 * @param {string} text
 * @returns {Counts}
 */
export function playwrightCounts(text) {
  const { stats, errors = [] } = JSON.parse(text);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

/**
 * The counts at the end of Node's own test runner's TAP report.
 * @param {string} text
 * @returns {Counts}
 */
export function tapCounts(text) {
  const count = (/** @type {string} */ name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(text)?.[1]);
  const counts = {
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
  };
  if (Object.values(counts).some(Number.isNaN)) throw new Error('The report has no counts.');
  return counts;
}

/**
 * The counts of the crash test's report: each thing that may not be is a test, which failed when it was.
 * @param {string} text
 * @returns {Counts}
 */
export function crashCounts(text) {
  /** @type {[string, number][]} */
  const faults = JSON.parse(text).faults;
  const failed = faults.filter(([, count]) => count > 0).length;
  return { passed: faults.length - failed, failed, skipped: 0 };
}

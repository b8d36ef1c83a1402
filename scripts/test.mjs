import { crashCounts, playwrightCounts, tapCounts, vitestCounts } from './lib/counts.mjs';
import { assertTools, assertWritable } from './lib/machine.mjs';
import { main } from './lib/main.mjs';
import { bringPrograms, findChromium } from './lib/needs.mjs';
import { node24, root, site } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { say, took } from './lib/step.mjs';
import { describe, runAloud, runSuite } from './lib/suites.mjs';
import { prepareTemplate } from './lib/template.mjs';
import { withoutSettings } from './lib/variables.mjs';

/** @typedef {import('./lib/suites.mjs').Suite} Suite */

const vitest = (/** @type {string} */ report) => [
  '--',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

/** @type {Suite[]} */
const suites = [
  {
    title: 'Tests of the scripts',
    command: node24,
    args: (report) => [
      '--test',
      ...['--test-reporter=dot', '--test-reporter-destination=stdout'],
      ...['--test-reporter=tap', `--test-reporter-destination=${report}`],
      'scripts/tests/*.test.mjs',
    ],
    cwd: root,
    count: tapCounts,
    minutes: 4,
  },
  {
    title: 'Unit tests',
    command: 'npm',
    args: (report) => ['run', '--silent', 'test:unit', ...vitest(report)],
    cwd: site,
    count: vitestCounts,
    minutes: 6,
  },
  {
    title: 'Contract tests against Strapi',
    command: 'npm',
    args: (report) => ['run', '--silent', 'test:contract', ...vitest(report)],
    cwd: site,
    count: vitestCounts,
    minutes: 20,
  },
  {
    title: 'Tests of the outbox',
    command: 'npm',
    args: (report) => ['run', '--silent', 'test:outbox', ...vitest(report)],
    cwd: site,
    count: vitestCounts,
    minutes: 10,
  },
  {
    title: 'Crash test of the outbox',
    command: node24,
    args: (report) => ['scripts/crashtest.mjs', report],
    cwd: root,
    count: crashCounts,
    minutes: 8,
  },
  {
    title: 'Browser journeys',
    command: 'npm',
    args: () => ['run', '--silent', 'test:journeys', '--', '--reporter=list,json'],
    cwd: site,
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    count: playwrightCounts,
    minutes: 40,
  },
];

main(async () => {
  const start = performance.now();
  assertTools();
  assertWritable(root);
  await bringPrograms();
  await prepare({ site: 'built', cms: 'compiled' });
  await prepareTemplate();

  const variables = { ...withoutSettings(process.env), CHROMIUM_PATH: findChromium() };
  const checked = await checksPass(variables);
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const suite of suites) {
    const counts = await runSuite(suite, variables);
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
  }
  say(`\nAll of it took ${took(start)}.${checked ? '' : ' The checks failed: see above.'}`);
  say(describe(total));
  return total.failed || !checked ? 1 : 0;
});

/**
 * The checks are not tests: they are not counted among them, but a failed one fails the whole.
 * @param {Record<string, string | undefined>} variables
 */
async function checksPass(variables) {
  say('\n── Checks');
  return (await runAloud({ command: node24, args: ['scripts/check.mjs'], cwd: root, minutes: 5 }, variables)) === 0;
}

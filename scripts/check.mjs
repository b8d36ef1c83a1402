import { runChecks } from './lib/checks.mjs';
import { judgeCruise } from './lib/cruise.mjs';
import { assertTools } from './lib/machine.mjs';
import { main } from './lib/main.mjs';
import { cms, root, site } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { say } from './lib/step.mjs';

const biome = [
  'check',
  '--error-on-warnings',
  '--diagnostic-level=warn',
  '--max-diagnostics=50',
  ...(process.env.CI ? ['--colors=off'] : []),
];
const cruise = [
  '--config',
  '.dependency-cruiser.mjs',
  '--output-type',
  'json',
  'site/app',
  'site/content',
  'site/server',
];

main(async () => {
  assertTools();
  await prepare({ site: 'built', cms: 'compiled' });
  const failed = await runChecks([
    [
      // First the site's types: their step also writes the generated modules that the next two look at.
      { title: 'Types of the site', command: 'npm', args: ['run', '--silent', 'typecheck'], cwd: site },
      { title: 'Import directions', command: 'depcruise', args: cruise, judge: judgeCruise },
      { title: 'Dead code', command: 'knip', args: ['--no-progress'] },
    ],
    [
      { title: 'Format and lint', command: 'biome', args: biome },
      { title: 'Budget of the first load', command: 'node', args: ['scripts/budget.mjs'], cwd: root },
      { title: 'Types of the scripts', command: 'tsc', args: ['-p', 'scripts'] },
      { title: 'Types of the CMS', command: 'npm', args: ['run', '--silent', 'check'], cwd: cms },
    ],
  ]);
  if (failed) say(`\n${failed} of 7 checks failed.`);
  return failed ? 1 : 0;
});

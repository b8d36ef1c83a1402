import { join } from 'node:path';
import { readEnvironment } from './lib/environment.mjs';
import { assertTools, assertWritable } from './lib/machine.mjs';
import { main } from './lib/main.mjs';
import { node24, root, site } from './lib/paths.mjs';
import { isFree } from './lib/ports.mjs';
import { prepare } from './lib/prepare.mjs';
import { startCms } from './lib/processes.mjs';
import { lastLine, logFile, run } from './lib/run.mjs';
import { seedIfEmpty } from './lib/seeding.mjs';
import { say, step } from './lib/step.mjs';
import { orStopped } from './lib/stopping.mjs';
import { cmsVariables, siteVariables } from './lib/variables.mjs';

const log = 'prerender';

// Stores page and payload of every published address, for the site to answer with while its CMS is away.
main(async () => {
  assertTools();
  const settings = readEnvironment();
  assertWritable(root);
  await prepare({ site: 'built' });
  if (!settings.contentUrl && (await isFree(settings.cmsPort, settings.cmsHost))) await startOwnCms(settings);
  const work = () =>
    run(node24, [join('server', 'prerender.ts')], {
      cwd: site,
      env: { LOG_LEVEL: 'error', ...siteVariables(settings) },
      log,
      failure: 'Pre-rendering failed; pages that were stored before are as they were.',
    });
  await step('Storing every page and payload', work, () => lastLine(logFile(log)));
  say(lastLine(logFile(log)));
});

/** Nobody runs the CMS of this repository: it is started for as long as this takes. */
async function startOwnCms(/** @type {import('./lib/environment.mjs').Settings} */ settings) {
  const env = cmsVariables(settings);
  await prepare({ cms: 'compiled', env });
  await seedIfEmpty(env);
  await step('Starting the CMS', () => orStopped(startCms({ port: settings.cmsPort, host: settings.cmsHost, env })));
}

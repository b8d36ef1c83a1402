import { join } from 'node:path';
import { readEnvironment } from './lib/environment.mjs';
import { assertTools, assertWritable } from './lib/machine.mjs';
import { main } from './lib/main.mjs';
import { cms, node24, root, site } from './lib/paths.mjs';
import { assertPorts } from './lib/ports.mjs';
import { prepare } from './lib/prepare.mjs';
import { reachable, strapi } from './lib/processes.mjs';
import { seedIfEmpty } from './lib/seeding.mjs';
import { answers, startService } from './lib/service.mjs';
import { say } from './lib/step.mjs';
import { orStopped } from './lib/stopping.mjs';
import { cmsVariables, siteVariables } from './lib/variables.mjs';
import { watch } from './lib/watch.mjs';

main(async () => {
  assertTools();
  const settings = readEnvironment();
  assertWritable(root);
  await assertPorts(settings);

  const services = settings.contentUrl ? [] : [await developCms(settings)];
  await prepare({ site: 'installed' });
  const env = { ...siteVariables(settings), NODE_ENV: 'development' };
  const args = [join('server', 'main.ts'), '--dev'];
  const own = startService({ name: 'The site', log: 'site', command: node24, args, cwd: site, env, aloud: true });
  const ready = `http://${reachable(settings.host)}:${settings.port}/readyz`;
  await orStopped(answers(own, ready, { status: 200, within: 60_000 }));
  say(`\n  Site       ${settings.siteUrl}`);
  if (!settings.contentUrl) say(`  CMS admin  http://localhost:${settings.cmsPort}/admin`);
  say('\nBoth start anew when their sources change. Ctrl-C ends it.\n');
  return watch([...services, own]);
});

/** @param {import('./lib/environment.mjs').Settings} settings */
async function developCms(settings) {
  const env = { ...cmsVariables(settings), NODE_ENV: 'development' };
  await prepare({ site: 'installed', cms: 'compiled' });
  await seedIfEmpty(env);
  const args = [strapi, 'develop'];
  const service = startService({ name: 'The CMS', log: 'cms', command: node24, args, cwd: cms, env, aloud: true });
  const health = `http://${reachable(settings.cmsHost)}:${settings.cmsPort}/_health`;
  // It shows by its own words that it is alive.
  await orStopped(answers(service, health, { status: 204, within: 180_000 }));
  return service;
}

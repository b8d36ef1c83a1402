import { join } from 'node:path';
import { readEnvironment } from './lib/environment.mjs';
import { assertTools, assertWritable } from './lib/machine.mjs';
import { main } from './lib/main.mjs';
import { cms, node24, root, site } from './lib/paths.mjs';
import { assertPorts } from './lib/ports.mjs';
import { prepare } from './lib/prepare.mjs';
import { strapi } from './lib/processes.mjs';
import { seedIfEmpty } from './lib/seeding.mjs';
import { answers, startService } from './lib/service.mjs';
import { say, step } from './lib/step.mjs';
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
  services.push(startService({ name: 'The site', log: 'site', command: node24, args, cwd: site, env, aloud: true }));
  say(`\n  Site       ${settings.siteUrl}\n`);
  return watch(services);
});

/** @param {import('./lib/environment.mjs').Settings} settings */
async function developCms(settings) {
  const env = { ...cmsVariables(settings), NODE_ENV: 'development' };
  await prepare({ site: 'installed', cms: 'compiled' });
  await seedIfEmpty(env);
  const args = [strapi, 'develop'];
  const service = startService({ name: 'The CMS', log: 'cms', command: node24, args, cwd: cms, env, aloud: true });
  const health = `http://127.0.0.1:${settings.cmsPort}/_health`;
  await step('Starting the CMS', () => orStopped(answers(service, health, { status: 204, within: 180_000 })));
  return service;
}

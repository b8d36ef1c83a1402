import { isAbsolute, join } from 'node:path';
import { readEnvironment } from './lib/environment.mjs';
import { assertTools, assertWritable } from './lib/machine.mjs';
import { main } from './lib/main.mjs';
import { root } from './lib/paths.mjs';
import { assertPorts } from './lib/ports.mjs';
import { prepare } from './lib/prepare.mjs';
import { startCms, startSite } from './lib/processes.mjs';
import { seedIfEmpty } from './lib/seeding.mjs';
import { say, step } from './lib/step.mjs';
import { orStopped } from './lib/stopping.mjs';
import { cmsVariables, siteVariables } from './lib/variables.mjs';
import { watch } from './lib/watch.mjs';

main(async () => {
  assertTools();
  const settings = readEnvironment();
  assertWritable(root);
  await assertPorts(settings);

  const running = settings.contentUrl ? await siteAlone() : [await ownCms(settings)];
  const { port, host } = settings;
  running.push(
    await step('Starting the site', () => orStopped(startSite({ port, host, env: siteVariables(settings) }))),
  );
  announce(settings);
  return watch(running.map(({ service }) => service));
});

/** Somebody else's content service: there is none of our own to run. */
async function siteAlone() {
  await prepare({ site: 'built' });
  return [];
}

/** @param {import('./lib/environment.mjs').Settings} settings */
async function ownCms(settings) {
  const env = cmsVariables(settings);
  await prepare({ site: 'built', cms: 'built', env });
  await seedIfEmpty(env);
  return step('Starting the CMS', () => orStopped(startCms({ port: settings.cmsPort, host: settings.cmsHost, env })));
}

/** @param {import('./lib/environment.mjs').Settings} settings */
function announce({ siteUrl, contentUrl, cmsPort, variables }) {
  say();
  say(`  Site       ${siteUrl}`);
  if (contentUrl) say(`  Content    ${contentUrl}`);
  else {
    say(`  CMS admin  http://localhost:${cmsPort}/admin`);
    say('             (sign in with DEMO_ADMIN_EMAIL and DEMO_ADMIN_PASSWORD from cms/.env)');
  }
  const mails = join(variables['SITE_DATA_DIR'] ?? '.data', 'mail');
  // Seen from site/, as the site sees it.
  if (!variables['SMTP_URL'])
    say(`  Mail       kept as files in ${isAbsolute(mails) ? mails : join('site', mails)} (SMTP_URL is not set)`);
  say();
  say('Ctrl-C ends it. What the programs say is kept in .logs/.');
}

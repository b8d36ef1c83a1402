import { readEnvironment } from './lib/environment.mjs';
import { Fault } from './lib/fault.mjs';
import { assertTools, assertWritable } from './lib/machine.mjs';
import { main } from './lib/main.mjs';
import { root } from './lib/paths.mjs';
import { isFree } from './lib/ports.mjs';
import { prepare } from './lib/prepare.mjs';
import { reset } from './lib/seeding.mjs';
import { say } from './lib/step.mjs';
import { cmsVariables } from './lib/variables.mjs';

main(async () => {
  assertTools();
  const settings = readEnvironment();
  assertWritable(root);
  await assertMayReset(settings);
  await prepare({ cms: 'compiled' });
  await reset(cmsVariables(settings));
  say('The demo is as it began.');
});

/** @param {import('./lib/environment.mjs').Settings} settings */
async function assertMayReset({ contentUrl, databaseUrl, cmsPort, cmsHost }) {
  if (contentUrl)
    throw new Fault('CONTENT_URL names another CMS; only the one in this repository can be reset: unset it first.');
  if (databaseUrl && !process.argv.includes('--yes'))
    throw new Fault(
      'All content in the database that DATABASE_URL names would be deleted: say "npm run seed -- --yes" if it may be.',
    );
  if (!(await isFree(cmsPort, cmsHost)))
    throw new Fault(`The CMS, or another program, is running on port ${cmsPort}: stop it first, then reset the demo.`);
}

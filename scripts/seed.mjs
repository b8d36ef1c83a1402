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
  if (settings.contentUrl)
    throw new Fault('CONTENT_URL names another CMS, and only this repository’s own can be reset: unset it first.');
  if (!(await isFree(settings.cmsPort, settings.cmsHost)))
    throw new Fault(
      `The CMS, or another program, is running on port ${settings.cmsPort}: stop it first, then reset the demo.`,
    );
  await prepare({ cms: 'compiled' });
  await reset(cmsVariables(settings));
  say('The demo is as it began.');
});

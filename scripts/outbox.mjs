import { join } from 'node:path';
import { readEnvironment } from './lib/environment.mjs';
import { assertTools } from './lib/machine.mjs';
import { main } from './lib/main.mjs';
import { node24, site } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { runAloud } from './lib/suites.mjs';
import { siteVariables } from './lib/variables.mjs';

// What visitors sent and what has become of it; its words are explained by: npm run outbox -- help
main(async () => {
  assertTools();
  const settings = readEnvironment();
  await prepare({ site: 'installed' });
  const args = [join('server', 'outboxCommand.ts'), ...process.argv.slice(2)];
  return (await runAloud({ command: node24, args, cwd: site, minutes: 10 }, siteVariables(settings))) ?? 1;
});

import { firstLoads, overBudget, table } from './lib/budget.mjs';
import { main } from './lib/main.mjs';
import { prepare } from './lib/prepare.mjs';
import { say } from './lib/step.mjs';

// What each screen of the demo loads at first, from the build and the compiled seed: no server is asked.
main(async () => {
  await prepare({ site: 'built', cms: 'compiled' });
  const loads = firstLoads();
  say(table(loads));
  const heavy = loads.filter(overBudget);
  for (const { screen, bytes, limit } of heavy) say(`${screen}: ${bytes} bytes, ${bytes - limit} too many`);
  return heavy.length ? 1 : 0;
});

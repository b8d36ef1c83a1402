import { randomBytes, randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leadsIn } from './lib/crash/leads.mjs';
import { emptied } from './lib/crash/queue.mjs';
import { randomFrom } from './lib/crash/random.mjs';
import { openReceiver } from './lib/crash/receiver.mjs';
import { judge, table } from './lib/crash/verdict.mjs';
import { visit, visitors } from './lib/crash/visitors.mjs';
import { main } from './lib/main.mjs';
import { root } from './lib/paths.mjs';
import { freePort } from './lib/ports.mjs';
import { prepare } from './lib/prepare.mjs';
import { startSite } from './lib/processes.mjs';
import { say, step } from './lib/step.mjs';
import { prepareTemplate, startSeededCms } from './lib/template.mjs';

const forms = 200;
const kills = 20;
/** Nobody waits longer for a mail of which the kill is to be the last thing that happens. */
const patience = 4_000;

// Kills the site over and over while forms are sent, and counts what has become of them. CRASH_SEED repeats a run's kills,
// as far as a machine's timing lets it; a report for npm test goes to the file that is named.
main(async () => {
  const seed = Number(process.env.CRASH_SEED || randomInt(1_000_000));
  say(`Seed ${seed}`);
  const random = randomFrom(seed);
  await prepare({ site: 'built', cms: 'compiled' });
  await prepareTemplate();

  const token = randomBytes(24).toString('hex');
  const cms = await step('Starting the CMS', () => startSeededCms({ log: 'crash-cms', env: { LEADS_TOKEN: token } }));
  const receiver = await openReceiver();
  mkdirSync(join(root, '.tmp'), { recursive: true });
  const folder = mkdtempSync(join(root, '.tmp', 'crash-'));
  const env = {
    CONTENT_URL: cms.url,
    CONTENT_TIMEOUT_MS: '15000',
    LEADS_TOKEN: token,
    SMTP_URL: receiver.url,
    SITE_DATA_DIR: folder,
    OUTBOX_PAUSE_MS: '200',
    OUTBOX_LEASE_MS: '1500',
    FORMS_PER_HOUR: '1000000',
    FORMS_FLAGGED_PER_HOUR: '1000000',
  };
  const port = await freePort();
  const start = () => startSite({ port, env, log: 'crash-site' });
  const crowd = visitors(forms, seed);
  let afterYes = 0;

  /** One life of the site: some of the crowd come, and at some moment it is killed. */
  const life = async (
    /** @type {import('./lib/crash/visitors.mjs').Visitor[]} */ coming,
    /** @type {boolean} */ onYes,
  ) => {
    const site = await start();
    const visits = coming.map((visitor) => visit(site.url, visitor));
    const moment = new Promise((resolve) => setTimeout(resolve, onYes ? patience : random() * 500));
    const yes = receiver.yesAfter(Math.floor(random() * coming.length * 2)).then(() => 'yes');
    if ((await Promise.race(onYes ? [moment, yes] : [moment])) === 'yes') afterYes += 1;
    await site.service.kill();
    return visits;
  };

  /** @type {Promise<void>[]} */
  const visits = [];
  const share = Math.ceil(forms / kills);
  let killed = 0;
  await step(
    `Sending ${forms} forms and killing the site ${kills} times`,
    async () => {
      for (; killed < kills; killed += 1)
        visits.push(...(await life(crowd.slice(killed * share, (killed + 1) * share), killed % 2 === 1)));
    },
    () => `${killed} kills`,
  );

  const site = await start();
  let news = '';
  await step(
    'Waiting until the outbox is empty',
    async () => {
      await Promise.all(visits);
      await emptied(env, 120_000, (line) => {
        news = line;
      });
    },
    () => news,
  );
  const leads = await leadsIn(cms.url);
  await site.stop();
  await cms.stop();
  await receiver.close();
  rmSync(folder, { recursive: true, force: true });

  const { figures, faults } = judge({ visitors: crowd, leads, mails: receiver.mails });
  say(`\n${table([['kills', kills], ['  right after the mail server’s yes', afterYes], ...figures])}`);
  say(`\nWhat may not be:\n${table(faults)}`);
  const [report] = process.argv.slice(2);
  if (report) writeFileSync(report, JSON.stringify({ faults }));
  return faults.some(([, count]) => count > 0) ? 1 : 0;
});

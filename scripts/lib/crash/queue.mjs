import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Fault } from '../fault.mjs';
import { node24, site } from '../paths.mjs';

const run = promisify(execFile);

/**
 * Waits until everything is delivered, as the operator would see it.
 * @param {Record<string, string>} env the site's
 * @param {number} within milliseconds
 * @param {(news: string) => void} tell
 */
export async function emptied(env, within, tell) {
  const limit = Date.now() + within;
  for (;;) {
    const { stdout } = await run(node24, [join('server', 'outboxCommand.ts')], {
      cwd: site,
      env: { ...process.env, ...env },
    });
    const [line = ''] = stdout.split('\n', 1);
    if (/ 0 wait /.test(line)) return;
    if (Date.now() > limit) throw new Fault('The outbox does not get empty.', { detail: stdout });
    tell(line);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

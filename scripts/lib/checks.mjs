import { spawnGroup } from './groups.mjs';
import { root } from './paths.mjs';
import { environment } from './run.mjs';
import { say, took } from './step.mjs';

/**
 * @typedef {object} Check
 * @property {string} title
 * @property {string} command
 * @property {string[]} args
 * @property {string} [cwd]
 * @property {(output: string) => { passed: boolean, text: string }} [judge] for a tool whose exit code does not tell all
 */

/**
 * @param {Check} check
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function capture({ command, args, cwd = root }) {
  return new Promise((resolve, reject) => {
    const child = spawnGroup(command, args, { cwd, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

/**
 * Runs one check, prints its line, and its output when it fails.
 * @param {Check} check
 */
async function runCheck(check) {
  const start = performance.now();
  const { code, output } = await capture(check);
  const { passed, text } = check.judge?.(output) ?? { passed: code === 0, text: output };
  if (!passed) say(`\n${text.trimEnd()}`);
  say(`${passed ? '✓' : '✗'} ${check.title}  ${took(start)}`);
  return passed;
}

/**
 * Runs lanes of checks side by side, each lane in its order; a failure stops nothing, so that one run tells everything.
 * @param {Check[][]} lanes
 * @returns {Promise<number>} how many failed
 */
export async function runChecks(lanes) {
  const results = await Promise.all(
    lanes.map(async (lane) => {
      let failed = 0;
      for (const check of lane) if (!(await runCheck(check))) failed += 1;
      return failed;
    }),
  );
  return results.reduce((sum, failed) => sum + failed, 0);
}

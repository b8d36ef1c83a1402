import { Fault, Stopped } from './fault.mjs';
import { endAll } from './groups.mjs';
import { say } from './step.mjs';
import { listenForStop } from './stopping.mjs';

/**
 * Runs a script, and ends the programs it started when it is through. What the reader can act on is printed as its
 * sentences; anything else is a fault of ours, with its stack. Work cut short ends with 130, the number for
 * "interrupted", so that nothing takes it for done.
 * @param {() => Promise<number | void>} work gives the exit code
 */
export async function main(work) {
  listenForStop();
  const code = await work().catch(explain);
  await endAll();
  process.exit(code ?? 0);
}

/** @param {unknown} error */
function explain(error) {
  if (error instanceof Stopped) {
    say('Stopped before it was done.');
    return 130;
  }
  if (error instanceof Fault) {
    if (error.detail) process.stderr.write(`\n${error.detail}\n\n`);
    process.stderr.write(`${error.message}\n`);
  } else console.error(error);
  return 1;
}

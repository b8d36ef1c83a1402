import { createWriteStream } from 'node:fs';
import { relative } from 'node:path';
import { createInterface } from 'node:readline';
import { Fault } from './fault.mjs';
import { signalGroup, spawnGroup } from './groups.mjs';
import { root } from './paths.mjs';
import { environment, logFile, tail } from './run.mjs';

const patience = 10_000;

/**
 * @typedef {object} Service a program that runs until it is told to stop
 * @property {string} name
 * @property {string} log
 * @property {Promise<string>} ended how it ended, once it has
 * @property {() => Promise<unknown>} stop
 * @property {() => Promise<unknown>} kill at once, in the middle of whatever it does
 */

/**
 * @param {object} plan
 * @param {string} plan.name as the reader knows it
 * @param {string} plan.log
 * @param {string} plan.command
 * @param {readonly string[]} plan.args
 * @param {string} plan.cwd
 * @param {Record<string, string | undefined>} plan.env
 * @param {boolean} [plan.aloud] its output is shown as well as logged
 * @returns {Service}
 */
export function startService({ name, log, command, args, cwd, env, aloud = false }) {
  const file = logFile(log);
  const sink = createWriteStream(file);
  const child = spawnGroup(command, args, { cwd, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    stream.pipe(sink, { end: false });
    if (aloud) createInterface({ input: stream }).on('line', (line) => process.stdout.write(`${log} │ ${line}\n`));
  }
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => sink.end(() => resolve(signal ? `signal ${signal}` : `exit code ${code}`)));
  });
  const stop = async () => {
    const { pid } = child;
    if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return ended;
    signalGroup(pid, 'SIGTERM');
    const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), patience);
    await ended;
    clearTimeout(timer);
  };
  const kill = () => {
    if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
    return ended;
  };
  return { name, log: file, ended, stop, kill };
}

/** @param {Service} service @param {string} how */
export const died = (service, how) =>
  new Fault(`${service.name} ended by itself (${how}). Its whole output is in ${relative(root, service.log)}.`, {
    detail: tail(service.log),
  });

/**
 * Waits until a service answers an address with this status.
 * @param {Service} service
 * @param {string} address
 * @param {{ status: number, within: number }} expected within: milliseconds
 */
export async function answers(service, address, { status, within }) {
  const limit = Date.now() + within;
  let end = '';
  service.ended.then((how) => {
    end = how || 'unknown';
  });
  while (Date.now() < limit) {
    if (end) throw died(service, end);
    const response = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.status === status) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  const sentence = `${service.name} did not get ready within ${within / 1000} s (${address}).`;
  throw new Fault(`${sentence} Its whole output is in ${relative(root, service.log)}.`, { detail: tail(service.log) });
}

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { DatabaseFailure } from '../database/failure.ts';
import type { Log } from '../log.ts';
import { createBell } from './bell.ts';
import { type Claim, createDeliveries } from './deliveries.ts';
import { codeOf, isBelieved, isRefusal, pauseAfter } from './failure.ts';
import { type Service, type StepName, serviceOf, stepNames } from './plan.ts';
import { DeliveryFailure, type Step, Undeliverable } from './step.ts';

/** Of each step, so that a mail server that says nothing does not hold up the content service. */
const atOnce = 3;
const pollMs = 2_000;
/** What is tried again within this is not worth hurrying. */
const shortMs = 60_000;
/** On SIGTERM: the whole site has ten seconds. */
const patienceMs = 6_000;

export interface WorkerOptions {
  database: Database;
  steps: Record<StepName, Step>;
  log: Log;
  /** Before the second try. */
  pauseMs: number;
  /** How long after its holder was last heard of a delivery is anybody's. */
  leaseMs?: number;
  /** How long one try may take. A lease is renewed meanwhile: mail servers may take minutes (RFC 5321, 4.5.3.2). */
  limitMs?: number;
  now?: () => number;
  random?: () => number;
}

/** Does what is due, a few at a time, until it is stopped. */
export const createWorker = (options: WorkerOptions) => {
  const { database, steps, log, pauseMs, leaseMs = 30_000, limitMs = 120_000 } = options;
  const { now = Date.now, random = Math.random } = options;
  const deliveries = createDeliveries(database, randomUUID());
  const bell = createBell();
  const inHand = new Map<Claim, Promise<void>>();
  /** Who did what was last asked of them. After a start nobody is known to: the site may have been stopped to mend it. */
  const atWork = new Set<Service>();
  const letGo = new AbortController();
  let looping: Promise<void> | undefined;
  let renewing: NodeJS.Timeout | undefined;
  let stopping = false;
  let away = false;

  /** @throws what the step throws, or why it was not waited for */
  const attempt = async ({ step, entry }: Claim): Promise<void> => {
    if (!entry) throw new Undeliverable('UNREADABLE');
    const limit = AbortSignal.timeout(limitMs);
    const signal = AbortSignal.any([limit, letGo.signal]);
    const ended = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new DeliveryFailure('ETIMEDOUT')), { once: true });
    });
    await Promise.race([steps[step](entry, signal), ended]);
  };

  /** What became of a delivery is written down, also when the database comes back only in a while. */
  const note = async (write: () => Promise<unknown>): Promise<void> => {
    while (!letGo.signal.aborted) {
      try {
        await write();
        return;
      } catch (fault) {
        if (!(fault instanceof DatabaseFailure)) throw fault;
        await pause(pollMs / 2, undefined, { signal: letGo.signal }).catch(() => undefined);
      }
    }
  };

  const setBack = async (claim: Claim, fault: unknown): Promise<void> => {
    const code = codeOf(fault);
    const refusals = claim.refusals + (isRefusal(fault) ? 1 : 0);
    atWork.delete(serviceOf[claim.step]);
    const dueAt = isBelieved(refusals) ? undefined : Math.round(now() + pauseAfter(claim.attempt, pauseMs, random));
    const details = { submission: claim.id, step: claim.step, attempt: claim.attempt, code };
    if (dueAt === undefined) log.error(details, 'delivery set aside');
    else log.warn({ ...details, nextTry: new Date(dueAt).toISOString() }, 'delivery failed');
    await note(() => deliveries.failed(claim, { code, refusals, dueAt }, now()));
  };

  /** A service that is back does not keep anybody waiting for the rest of a long pause. */
  const welcomeBack = async (service: Service): Promise<void> => {
    if (atWork.has(service)) return;
    atWork.add(service);
    const steps = stepNames.filter((step) => serviceOf[step] === service);
    await note(() => deliveries.bringForward(steps, now(), now() + shortMs));
  };

  const deliver = async (claim: Claim): Promise<void> => {
    try {
      await attempt(claim);
    } catch (fault) {
      // Let go of, not failed.
      if (!letGo.signal.aborted) await setBack(claim, fault);
      return;
    }
    await note(() => deliveries.done(claim, now()));
    await welcomeBack(serviceOf[claim.step]);
  };

  const take = (claim: Claim): void => {
    const work = deliver(claim)
      .catch((fault: unknown) => log.error({ submission: claim.id, code: codeOf(fault) }, 'outbox at fault'))
      .finally(() => {
        inHand.delete(claim);
        bell.ring();
      });
    inHand.set(claim, work);
  };

  const placesFor = (step: StepName): number =>
    atOnce - [...inHand.keys()].filter((claim) => claim.step === step).length;

  /** @returns how long there is nothing to do */
  const round = async (): Promise<number> => {
    const due = await deliveries.nextDue();
    let rest = pollMs;
    for (const step of stepNames) {
      const wait = (due.get(step) ?? Number.POSITIVE_INFINITY) - now();
      if (wait > 0) rest = Math.min(rest, wait);
      else if (placesFor(step) > 0 && !stopping)
        for (const claim of await deliveries.claim(step, placesFor(step), now(), now() + leaseMs)) take(claim);
    }
    return rest;
  };

  const loop = async (): Promise<void> => {
    while (!stopping) {
      let rest = pollMs;
      try {
        rest = await round();
        if (away) log.info({ engine: database.engine }, 'outbox at work again');
        away = false;
      } catch (fault) {
        if (!away) log.error({ engine: database.engine, code: codeOf(fault) }, 'outbox out of reach');
        away = true;
      }
      await bell.sleep(rest);
    }
  };

  const renew = () => {
    if (inHand.size > 0) deliveries.renew([...inHand.keys()], now() + leaseMs).catch(() => undefined);
  };

  return {
    /** There is something to do. */
    wake: bell.ring,
    start: () => {
      looping ??= loop();
      renewing ??= setInterval(renew, leaseMs / 3).unref();
    },
    /** Finishes what it has in hand or, where that takes too long, lets go of it for another to take up at once. */
    stop: async (patience = patienceMs): Promise<void> => {
      if (stopping || !looping) return;
      stopping = true;
      bell.ring();
      const finished = looping.then(() => Promise.all(inHand.values()));
      await Promise.race([finished, pause(patience, undefined, { ref: false })]);
      clearInterval(renewing);
      letGo.abort();
      await deliveries.release(now()).catch(() => undefined);
    },
  };
};

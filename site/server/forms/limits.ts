import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { openPool } from '../database/pool.ts';

const hour = 3600;
const day = 24 * hour;
/** What was typed wrongly, or refused, is tried again: of all tries only the absurd is too many. */
const triesPerSubmission = 20;
/** Every submission sends a mail to the address in it, which may be somebody else's: nobody gets more than this a day. */
const mailsPerDay = 10;

/** Within the limit, or the seconds until it is worth trying again. */
export type Room = { ok: true } | { ok: false; retryAfter: number };

/** Whom a submission concerns. */
interface Parties {
  /** The network address it came from. */
  address: string;
  /** The mail address in it. */
  email: string;
  /** Whether there is something odd about it. */
  odd: boolean;
}

/** An IPv6 network counts as one sender: each has more addresses than anyone can count. */
const networkOf = (address: string): string => (isIPv6(address) ? address.split(':').slice(0, 4).join(':') : address);

/** Whom a count is of, without keeping who it is. */
const unnamed = (who: string): string => createHash('sha256').update(who.toLowerCase()).digest('base64url');

const consume = async (limiter: RateLimiterAbstract, who: string): Promise<Room> => {
  try {
    await limiter.consume(unnamed(who));
    return { ok: true };
  } catch (full) {
    if (full instanceof RateLimiterRes) return { ok: false, retryAfter: Math.ceil(full.msBeforeNext / 1000) };
    throw full;
  }
};

/** Where the counts are: with several sites in their database, and in memory for as long as that is away. */
const counters = (databaseUrl: string | undefined) => {
  if (!databaseUrl)
    return {
      every: (keyPrefix: string, points: number, duration: number) =>
        new RateLimiterMemory({ keyPrefix, points, duration }),
      close: async () => {},
    };
  const pool = openPool({
    connectionString: databaseUrl,
    max: 2,
    connectionTimeoutMillis: 2_000,
    query_timeout: 2_000,
  });
  const every = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'form_limits',
      // The site's own migrations make it.
      tableCreated: true,
      keyPrefix,
      points,
      duration,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
    });
  return { every, close: () => pool.end() };
};

type Limits = Pick<Config, 'formsPerHour' | 'flaggedFormsPerHour' | 'databaseUrl'>;

/** How many forms one address may send; fewer of those with something odd about them (`behaviour.md` §8). */
export const formLimits = ({ formsPerHour, flaggedFormsPerHour, databaseUrl }: Limits) => {
  const { every, close } = counters(databaseUrl);
  const tries = every('try', formsPerHour * triesPerSubmission, hour);
  const forms = every('form', formsPerHour, hour);
  const flagged = every('flagged', flaggedFormsPerHour, hour);
  const mailed = every('mailed', Math.max(mailsPerDay, formsPerHour / 2), day);

  /** What a submission counts towards, the narrowest first. */
  const countsOf = ({ address, email, odd }: Parties): (readonly [RateLimiterAbstract, string])[] => {
    const sender = networkOf(address);
    const counts: [RateLimiterAbstract, string][] = [
      [forms, sender],
      [mailed, email],
    ];
    return odd ? [[flagged, sender], ...counts] : counts;
  };

  return {
    attempt: (address: string) => consume(tries, networkOf(address)),
    submission: async (parties: Parties): Promise<Room> => {
      for (const [limiter, who] of countsOf(parties)) {
        const room = await consume(limiter, who);
        if (!room.ok) return room;
      }
      return { ok: true };
    },
    /** A submission that was not kept, or was kept before, costs nothing. */
    giveBack: async (parties: Parties): Promise<void> => {
      // A count too many is no reason to tell anybody that their form went wrong.
      const back = countsOf(parties).map(([limiter, who]) => limiter.reward(unnamed(who)).catch(() => undefined));
      await Promise.all(back);
    },
    close,
  };
};
export type FormLimits = ReturnType<typeof formLimits>;

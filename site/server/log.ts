import { pino } from 'pino';

export const createLog = (level: string) => pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });

export type Log = ReturnType<typeof createLog>;

/** What can be said of a failure, which may be an Error, a body of the content service, or anything else thrown. */
export const failureDetails = (failure: unknown): object => {
  if (failure instanceof Error) return { err: failure };
  return { failure: typeof failure === 'object' && failure !== null ? failure : String(failure) };
};

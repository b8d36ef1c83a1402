/** The engine's own code for a fault, or its kind where it has none. */
export const codeOf = (fault: unknown): string => {
  if (!(fault instanceof Error)) return 'unknown';
  if ('code' in fault && typeof fault.code === 'string' && /^\w{3,60}$/.test(fault.code)) return fault.code;
  // `pg` gives these two no code.
  if (/timeout/i.test(fault.message)) return 'ETIMEDOUT';
  if (/terminated/i.test(fault.message)) return 'ECONNRESET';
  return fault.name;
};

/** Where it happened, without what was said: the first line of a stack, and lines of SQL, may hold what somebody wrote. */
const framesOf = (fault: unknown): string =>
  fault instanceof Error
    ? (fault.stack ?? '')
        .split('\n')
        .filter((line) => /^\s+at /.test(line))
        .join('\n')
    : '';

/**
 * The database could not do what was asked of it. Nothing of the engine's own words is kept, since they may repeat
 * values; its code is: `SQLITE_FULL`, `ECONNREFUSED`, `57P01`.
 */
export class DatabaseFailure extends Error {
  override readonly name = 'DatabaseFailure';
  readonly code: string;

  constructor(fault: unknown) {
    super(codeOf(fault));
    this.code = this.message;
    this.stack = `${this.name}: ${this.code}\n${framesOf(fault)}`;
  }
}

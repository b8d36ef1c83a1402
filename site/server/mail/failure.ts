import { DeliveryFailure, Undeliverable } from '../outbox/step.ts';

/** What nodemailer tells of a failure. Its message holds the server's words, so nobody looks at that. */
interface SmtpFault extends Error {
  /** `originalCode` is the system's (`ECONNREFUSED`), where nodemailer has put a name of its own over it. */
  code?: unknown;
  originalCode?: unknown;
  responseCode?: unknown;
  command?: unknown;
}

const isFault = (thrown: unknown): thrown is SmtpFault => thrown instanceof Error;
const codeOf = ({ originalCode, code }: SmtpFault): string =>
  [originalCode, code].find((value): value is string => typeof value === 'string') ?? 'SMTP';

/**
 * A mail server's failure as it may be kept: 5xx to the recipient or to the mail itself is final, everything else is bad
 * weather: a refused sender or password too, since that is for us to mend.
 */
export const failureOf = (thrown: unknown): Undeliverable | DeliveryFailure => {
  if (thrown instanceof Undeliverable) return thrown;
  if (!isFault(thrown)) return new DeliveryFailure('SMTP');
  const { responseCode, command } = thrown;
  if (typeof responseCode !== 'number') return new DeliveryFailure(codeOf(thrown));
  const final = responseCode >= 500 && responseCode < 600 && (command === 'RCPT TO' || command === 'DATA');
  return new (final ? Undeliverable : DeliveryFailure)(`SMTP ${responseCode}`);
};

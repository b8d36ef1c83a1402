import { createTransport } from 'nodemailer';
import { failureOf } from './failure.ts';
import type { Mailer } from './letter.ts';
import { messageOf } from './message.ts';

interface Options {
  /** `smtps://` for TLS from the first byte; on `smtp://` it is used as soon as the server offers it. */
  url: string;
  host: string;
  /** To be let in. */
  timeoutMs?: number;
  /**
   * For a mail, once we are in: a server that thinks about one and then takes it (RFC 5321, 4.5.3.2) would be sent it
   * again, and again, by one who had given up before.
   */
  patienceMs?: number;
}

/** A connection per mail: there are few, and a kept one would only have grown cold. */
export const smtpMailer = ({ url, host, timeoutMs = 10_000, patienceMs = 100_000 }: Options): Mailer => {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: patienceMs,
    dnsTimeout: timeoutMs,
  });
  return {
    send: async (mail, signal) => {
      const limit = AbortSignal.any([AbortSignal.timeout(patienceMs + timeoutMs), ...(signal ? [signal] : [])]);
      try {
        await transport.sendMail({ ...messageOf(mail, host), signal: limit });
      } catch (failure) {
        throw failureOf(failure);
      }
    },
  };
};

import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it was received: what the envelope said, and what stands in it. */
export interface Received {
  from: string;
  to: string[];
  raw: string;
  email: Email;
  secure: boolean;
}

/** How it behaves: takes everything, refuses somebody or something with a code, or says nothing from then on. */
type Manner = 'kind' | 'hangs' | { refuses: Refused; code: number };
type Refused = 'sender' | 'recipient' | 'mail';

interface Options {
  /** Offers STARTTLS, with a certificate that nobody vouches for. */
  tls?: boolean;
}

const refusal = (code: number) =>
  Object.assign(new Error('no, dear noor@bolder.example, not today'), { responseCode: code });

/** A real mail server on a port of its own, whose mails can be read. */
export const openMailServer = async ({ tls = false }: Options = {}) => {
  const mails: Received[] = [];
  const news = new EventEmitter();
  let manner: Manner = 'kind';
  let server: SMTPServer | undefined;
  let port = 0;

  const refuses = (what: Refused) =>
    typeof manner === 'object' && manner.refuses === what ? refusal(manner.code) : undefined;

  const make = () =>
    new SMTPServer({
      authOptional: true,
      hideSTARTTLS: !tls,
      // Its own certificate is for tests, which it says on every start.
      logger: false,
      closeTimeout: 100,
      onMailFrom: (_address, _session, answer) => answer(refuses('sender')),
      onRcptTo: (_address, _session, answer) => {
        if (manner !== 'hangs') answer(refuses('recipient'));
      },
      onData: (stream, session, answer) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', async () => {
          const refused = refuses('mail');
          if (refused) return answer(refused);
          const raw = Buffer.concat(chunks);
          const { mailFrom, rcptTo } = session.envelope;
          mails.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            raw: raw.toString('utf8'),
            email: await PostalMime.parse(raw),
            secure: session.secure,
          });
          news.emit('mail');
          answer();
        });
      },
    });

  const on = async () => {
    const started = make();
    // A client that hangs up is no fault of ours.
    started.on('error', () => {});
    await new Promise<void>((resolve) => started.listen(port, '127.0.0.1', resolve));
    port = (started.server.address() as AddressInfo).port;
    server = started;
  };
  const off = async () => {
    const stopped = server;
    server = undefined;
    if (stopped) await new Promise<void>((resolve) => stopped.close(() => resolve()));
  };

  await on();
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** The mails to somebody, in the order they came. */
    to: (address: string) => mails.filter(({ to }) => to.includes(address)),
    /** The next mail to somebody that passes: one that has come already, or is still on its way. */
    arrived: async (address: string, passes: (mail: Received) => boolean = () => true): Promise<Received> => {
      const signal = AbortSignal.timeout(20_000);
      for (;;) {
        const mail = mails.find((each) => each.to.includes(address) && passes(each));
        if (mail) return mail;
        await once(news, 'mail', { signal });
      }
    },
    behave: (as: Manner) => {
      manner = as;
    },
    off,
    /** On the same port as before. */
    on,
    close: off,
  };
};

export type MailServer = Awaited<ReturnType<typeof openMailServer>>;

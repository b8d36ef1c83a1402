import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { site } from '../paths.mjs';

/**
 * @typedef {object} Mail
 * @property {string} to
 * @property {string} replyTo
 * @property {string} messageId
 */

/** @param {string} raw @param {string} name */
const header = (raw, name) =>
  new RegExp(`^${name}:((?:.|\\r\\n[ \\t])*)`, 'im').exec(raw.split('\r\n\r\n', 1)[0] ?? '')?.[1]?.trim() ?? '';

/** A real mail server in this process, which outlives the site: it takes everything, and tells of each mail it has taken. */
export async function openReceiver() {
  /** @type {typeof import('../../../site/node_modules/@types/smtp-server/index.js')} */
  const { SMTPServer } = createRequire(join(site, 'package.json'))('smtp-server');
  /** @type {Mail[]} */
  const mails = [];
  /** @type {() => void} */
  let taken = () => {};

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, answer) => {
      let raw = '';
      stream.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
        raw += chunk;
      });
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(',');
        mails.push({ to, replyTo: header(raw, 'Reply-To'), messageId: header(raw, 'Message-ID') });
        answer();
        taken();
      });
    },
  });
  // A site that is killed hangs up: no fault of the server's.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /**
     * Resolves in the moment in which the server has said yes to the mail after this many others.
     * @param {number} others
     * @returns {Promise<void>}
     */
    yesAfter: (others) =>
      new Promise((resolve) => {
        let left = others;
        taken = () => {
          left -= 1;
          if (left < 0) resolve();
        };
      }),
    close: () => new Promise((resolve) => server.close(() => resolve(undefined))),
  };
}

import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { DeliveryFailure } from '../outbox/step.ts';
import type { Mailer } from './letter.ts';
import { messageOf } from './message.ts';

/** Only its code: a path says something of the machine. */
const codeOf = (failure: unknown): string =>
  failure instanceof Error && 'code' in failure ? String(failure.code) : 'FILE';

/** Where there is no mail server: each mail as the `.eml` that would have gone out, for its owner alone to read. */
export const fileMailer = (folder: string, host: string): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  const keep = async (name: string, content: Uint8Array) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, name);
    const draft = `${path}.${process.pid}`;
    try {
      await writeFile(draft, content, { mode: 0o600 });
      await rename(draft, path);
    } catch (failure) {
      await rm(draft, { force: true });
      throw failure;
    }
  };

  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail, host));
      if (!(message instanceof Uint8Array)) throw new DeliveryFailure('FILE');
      await keep(`${mail.id}.${mail.step}.eml`, message).catch((failure: unknown) => {
        throw new DeliveryFailure(codeOf(failure));
      });
    },
  };
};

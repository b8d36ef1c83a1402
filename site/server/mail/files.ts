import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { codeOf } from '../outbox/failure.ts';
import { DeliveryFailure } from '../outbox/step.ts';
import type { Mailer } from './letter.ts';
import { messageOf } from './message.ts';

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
        // Only its code: a path says something of the machine.
        throw new DeliveryFailure(codeOf(failure));
      });
    },
  };
};

/**
 * Deletes the mails that were written before a moment (milliseconds), halves of ones included.
 * @returns how many
 */
export const deleteMails = async (folder: string, before: number): Promise<number> => {
  const names = await readdir(folder).catch(() => []);
  const deleted = names.map(async (name): Promise<number> => {
    const path = join(folder, name);
    const written = await stat(path).catch(() => undefined);
    if (!written?.isFile() || !name.includes('.eml') || written.mtimeMs >= before) return 0;
    await rm(path, { force: true });
    return 1;
  });
  return (await Promise.all(deleted)).reduce((sum, one) => sum + one, 0);
};

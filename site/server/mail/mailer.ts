import { join } from 'node:path';
import type { Config } from '../config.ts';
import { fileMailer } from './files.ts';
import type { Mailer } from './letter.ts';
import { smtpMailer } from './smtp.ts';

/** Where mails stay that nobody sends. */
export const mailFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'mail');

/** `SMTP_URL`'s server, or a folder of files where there is none. */
export const createMailer = (config: Pick<Config, 'smtpUrl' | 'dataDir' | 'siteUrl'>): Mailer => {
  const host = new URL(config.siteUrl).hostname;
  return config.smtpUrl ? smtpMailer({ url: config.smtpUrl, host }) : fileMailer(mailFolder(config), host);
};

import type { SendMailOptions } from 'nodemailer';
import { email } from '../../app/forms/rules/rules.ts';
import { Undeliverable } from '../outbox/step.ts';
import type { Mail } from './letter.ts';

const isMailbox = (address: string): boolean => email().passes(address);

/**
 * A mail as nodemailer takes it. Addresses are passed as objects, so that none is read as a list or a group, and are
 * judged once more here, where a second recipient would do the harm.
 * @param host the site's own, which makes Message-IDs its own
 * @throws {Undeliverable} when an address is not exactly one
 */
export const messageOf = ({ id, step, date, from, to, replyTo, letter }: Mail, host: string): SendMailOptions => {
  if (![from.address, to, replyTo.address].every(isMailbox)) throw new Undeliverable('no mail address');
  return {
    from,
    to: { name: '', address: to },
    replyTo,
    envelope: { from: from.address, to: [to] },
    messageId: `<${id}.${step}@${host}>`,
    date,
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    // RFC 3834: no holiday reply to a letter that nobody wrote.
    headers: { 'Auto-Submitted': 'auto-generated', ...letter.headers },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};

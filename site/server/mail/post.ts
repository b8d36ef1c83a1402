import type { Entry } from '../outbox/entry.ts';
import type { StepName } from '../outbox/plan.ts';
import type { House } from './layout/page.ts';
import type { Letter, Mailer } from './letter.ts';
import { plain } from './letters/plain.ts';

/** Sends the letter of one step. */
type Send = (step: StepName, entry: Entry, house: House, letter: Letter, signal?: AbortSignal) => Promise<void>;

/** Letters about an entry: who they are from, whom they go to, and who gets the answer. */
export interface Post {
  toVisitor: Send;
  toAgency: Send;
}

/** @param mailFrom the address they come from, whoever answers */
export const createPost = (mailer: Mailer, mailFrom: string): Post => {
  const about = (step: StepName, { id, receivedAt: date, values }: Entry, { company, email }: House) => ({
    mail: { id, step, date, from: { name: company, address: mailFrom } },
    agency: { name: company, address: email },
    visitor: { name: plain(values['name'] ?? ''), address: values['email'] ?? '' },
  });
  return {
    toVisitor: (step, entry, house, letter, signal) => {
      const { mail, agency, visitor } = about(step, entry, house);
      return mailer.send({ ...mail, to: visitor.address, replyTo: agency, letter }, signal);
    },
    toAgency: (step, entry, house, letter, signal) => {
      const { mail, agency, visitor } = about(step, entry, house);
      return mailer.send({ ...mail, to: agency.address, replyTo: visitor, letter }, signal);
    },
  };
};

/**
 * @typedef {import('./visitors.mjs').Visitor} Visitor
 * @typedef {import('./receiver.mjs').Mail} Mail
 * @typedef {object} Evidence
 * @property {Visitor[]} visitors
 * @property {string[]} leads the address of every lead in the CMS
 * @property {Mail[]} mails
 */

/**
 * @param {Visitor} visitor
 * @param {Evidence} evidence
 */
function followed({ email, thanked }, { leads, mails }) {
  const confirmations = mails.filter(({ to }) => to === email);
  const notices = mails.filter(({ to, replyTo }) => to !== email && replyTo.includes(email));
  return { thanked, leads: leads.filter((lead) => lead === email).length, confirmations, notices };
}

/** @param {Mail[]} mails */
const renamed = (mails) => new Set(mails.map(({ messageId }) => messageId)).size > 1;

/**
 * What became of every form, in figures, and which of them may not be.
 * @param {Evidence} evidence
 * @returns {{ figures: [string, number][], faults: [string, number][] }}
 */
export function judge(evidence) {
  const all = evidence.visitors.map((visitor) => followed(visitor, evidence));
  const thanked = all.filter((each) => each.thanked);
  const others = all.filter((each) => !each.thanked);
  const strangers = evidence.leads.filter((lead) => evidence.visitors.every(({ email }) => email !== lead));
  const count = (/** @type {typeof all} */ some, /** @type {(each: (typeof all)[number]) => boolean} */ holds) =>
    some.filter(holds).length;
  const repeated = (/** @type {'confirmations' | 'notices'} */ kind) => count(all, (each) => each[kind].length > 1);
  return {
    figures: [
      ['forms sent', all.length],
      ['thanked for', thanked.length],
      ['  in the CMS once', count(thanked, ({ leads }) => leads === 1)],
      ['  told to the agency, at least once', count(thanked, ({ notices }) => notices.length > 0)],
      ['  confirmed to their sender, at least once', count(thanked, ({ confirmations }) => confirmations.length > 0)],
      ['not thanked for', others.length],
      ['  in the CMS all the same, which is allowed', count(others, ({ leads }) => leads > 0)],
      ['mails to the agency that came more than once', repeated('notices')],
      ['confirmations that came more than once', repeated('confirmations')],
    ],
    faults: [
      ['thanked for, and missing in the CMS', count(thanked, ({ leads }) => leads === 0)],
      ['in the CMS twice', count(all, ({ leads }) => leads > 1)],
      ['in the CMS, and sent by nobody', strangers.length],
      ['thanked for, and the agency was not told', count(thanked, ({ notices }) => notices.length === 0)],
      ['thanked for, and not confirmed', count(thanked, ({ confirmations }) => confirmations.length === 0)],
      [
        'repeated with another Message-ID',
        count(all, ({ notices, confirmations }) => renamed(notices) || renamed(confirmations)),
      ],
    ],
  };
}

/** @param {[string, number][]} rows */
export const table = (rows) => rows.map(([what, count]) => `${what.padEnd(48)}${String(count).padStart(5)}`).join('\n');

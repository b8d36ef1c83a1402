import assert from 'node:assert/strict';
import test from 'node:test';
import { judge } from '../lib/crash/verdict.mjs';

const visitor = (/** @type {Partial<import('../lib/crash/visitors.mjs').Visitor>} */ fields = {}) => ({
  email: 'one@crash.example',
  patient: true,
  thanked: true,
  tries: 1,
  ...fields,
});
const confirmation = { to: 'one@crash.example', replyTo: 'quay@vi.example', messageId: '<1.visitor@vi.example>' };
const notice = { to: 'quay@vi.example', replyTo: '"One" <one@crash.example>', messageId: '<1.agency@vi.example>' };

const wrongIn = (/** @type {import('../lib/crash/verdict.mjs').Evidence} */ evidence) =>
  judge(evidence).faults.flatMap(([what, count]) => (count > 0 ? [what] : []));

test('a form that was thanked for is in the CMS once, and in the mail at least once', () => {
  const mails = [confirmation, notice, notice];
  assert.deepEqual(wrongIn({ visitors: [visitor()], leads: ['one@crash.example'], mails }), []);
});

test('one that nobody was thanked for may have got lost, or not', () => {
  const visitors = [visitor({ thanked: false })];
  assert.deepEqual(wrongIn({ visitors, leads: [], mails: [] }), []);
  assert.deepEqual(wrongIn({ visitors, leads: ['one@crash.example'], mails: [] }), []);
});

test('what may not be is seen', () => {
  assert.deepEqual(wrongIn({ visitors: [visitor()], leads: [], mails: [] }), [
    'thanked for, and missing in the CMS',
    'thanked for, and the agency was not told',
    'thanked for, and not confirmed',
  ]);
  const leads = ['one@crash.example', 'one@crash.example', 'stranger@crash.example'];
  const mails = [confirmation, notice, { ...notice, messageId: '<2.agency@vi.example>' }];
  assert.deepEqual(wrongIn({ visitors: [visitor()], leads, mails }), [
    'in the CMS twice',
    'in the CMS, and sent by nobody',
    'repeated with another Message-ID',
  ]);
});

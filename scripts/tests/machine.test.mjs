import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import test from 'node:test';
import { assertSpace, assertTools } from '../lib/machine.mjs';

test('an old Node is refused in one sentence', () => {
  assert.throws(() => assertTools('18.20.4'), {
    message: 'Node.js 18.20.4 is too old: install version 20.11 or newer.',
  });
  assertTools('20.20.2');
});

test('too little space is said in gigabytes', async () => {
  await assertSpace(tmpdir(), 1);
  await assert.rejects(assertSpace(tmpdir(), 1e15), /^Fault|1000000\.0 GB is needed/);
});

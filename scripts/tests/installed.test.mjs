import assert from 'node:assert/strict';
import test from 'node:test';
import { agree } from '../lib/installed.mjs';

const lock = {
  '': { version: '1' },
  a: { version: '1' },
  b: { version: '2' },
  other: { version: '3', optional: true },
};

test('packages agree with their lock, whatever other platforms need', () => {
  assert.ok(agree(lock, { a: { version: '1' }, b: { version: '2' } }));
  assert.ok(agree(lock, { a: { version: '1' }, b: { version: '2' }, other: { version: '3' } }));
});

test('a missing, an older and a surplus package are each noticed', () => {
  assert.equal(agree(lock, { a: { version: '1' } }), false);
  assert.equal(agree(lock, { a: { version: '1' }, b: { version: '1' } }), false);
  assert.equal(agree(lock, { a: { version: '1' }, b: { version: '2' }, c: { version: '1' } }), false);
});

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { hashOf, isDone, once } from '../lib/stamp.mjs';

const folder = () => mkdtempSync(join(tmpdir(), 'stamp-'));

test('work is done once, and again when its sources change', async () => {
  const base = folder();
  let times = 0;
  const work = async () => {
    times += 1;
  };
  const file = join(base, 'made', '.stamp');
  await once({ file, hash: 'a' }, work);
  await once({ file, hash: 'a' }, work);
  assert.equal(times, 1);
  await once({ file, hash: 'b' }, work);
  assert.equal(times, 2);
});

test('interrupted work is not done, even where it was done before', async () => {
  const file = join(folder(), '.stamp');
  await once({ file, hash: 'a' }, async () => {});
  const broken = once({ file, hash: 'b' }, () => Promise.reject(new Error('cut short')));
  await assert.rejects(broken, /cut short/);
  assert.equal(isDone({ file, hash: 'a' }), false);
  assert.equal(isDone({ file, hash: 'b' }), false);
});

test('a product that was removed is made again', async () => {
  const base = folder();
  const stamp = { file: join(base, '.stamp'), hash: 'a', product: join(base, 'out') };
  await once(stamp, async () => writeFileSync(stamp.product, ''));
  assert.equal(isDone(stamp), true);
  rmSync(stamp.product);
  assert.equal(isDone(stamp), false);
});

test('the hash follows names and contents, and nothing that is left out', () => {
  const base = folder();
  mkdirSync(join(base, 'src'));
  mkdirSync(join(base, 'dist'));
  writeFileSync(join(base, 'src', 'a'), '1');
  const hash = () => hashOf(base, [''], { except: ['dist'] });
  const first = hash();
  writeFileSync(join(base, 'dist', 'a'), '1');
  assert.equal(hash(), first);
  writeFileSync(join(base, 'src', 'a'), '2');
  assert.notEqual(hash(), first);
  writeFileSync(join(base, 'src', 'a'), '1');
  assert.equal(hash(), first);
  writeFileSync(join(base, 'src', 'b'), '');
  assert.notEqual(hash(), first);
});

import assert from 'node:assert/strict';
import test from 'node:test';
import { parseDotenv } from '../lib/dotenv.mjs';

test('reads names, values, quotes and comments', () => {
  const { values, faults } = parseDotenv(
    [
      '# a comment',
      '',
      'A=1',
      ' export B = two words ',
      'C="a # b" # why',
      "D='it'",
      'E=x # why',
      'F=',
      'G=a#b',
      'H=$A',
    ].join('\r\n'),
  );
  assert.deepEqual(faults, []);
  assert.deepEqual(values, { A: '1', B: 'two words', C: 'a # b', D: 'it', E: 'x', F: '', G: 'a#b', H: '$A' });
});

test('names the line that is not NAME=value, and keeps its content to itself', () => {
  const { faults } = parseDotenv('A=1\nsecret\nB="open\n9=x\n');
  assert.deepEqual(faults, [
    '.env, line 2: expected NAME=value.',
    '.env, line 3: expected NAME=value.',
    '.env, line 4: expected NAME=value.',
  ]);
});

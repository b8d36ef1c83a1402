import { describe, expect, test } from 'vitest';
import { fieldsOf, formNames, forms } from '../../../app/forms/fields.ts';
import { failureOf } from '../../../app/forms/read.ts';
import {
  constraintsOf,
  email,
  firstFailure,
  isTrue,
  max,
  maxLength,
  min,
  minLength,
  regex,
  required,
} from '../../../app/forms/rules/rules.ts';

describe('required', () => {
  test.each([{ value: '' }, { value: '  \t' }, { value: null }, { value: undefined }, { value: [] }])(
    '$value fails',
    ({ value }) => expect(firstFailure([required()], value)).toBe('required'),
  );

  test.each([{ value: 'a' }, { value: 0 }, { value: false }, { value: ['a'] }])('$value passes', ({ value }) =>
    expect(firstFailure([required()], value)).toBeUndefined(),
  );

  test('told otherwise, false fails', () => {
    expect(firstFailure([required({ allowFalse: false })], false)).toBe('required');
    expect(firstFailure([required({ allowFalse: false })], true)).toBeUndefined();
  });
});

describe('true', () => {
  test.each([[undefined], [''], [false], [null]])('%j fails, since nothing is set', (value) =>
    expect(firstFailure([isTrue()], value)).toBe('true'),
  );
  test('what is truthy passes', () => expect(firstFailure([isTrue()], 'on')).toBeUndefined());
});

describe('email', () => {
  test.each([
    ['noor@bolder.example'],
    ["o'neill+site@mail.bolder.example"],
    ['noor@bücher.example'],
    ['  noor@bolder.example  '],
  ])('%s passes', (value) => expect(firstFailure([email()], value)).toBeUndefined());

  test.each([
    ['noor'],
    ['noor@bolder'],
    ['noor@@bolder.example'],
    ['.noor@bolder.example'],
    ['noor.@bolder.example'],
    ['noor@-bolder.example'],
    ['noor@bolder..example'],
    ['noor @bolder.example'],
    ['a@bolder.example, b@bolder.example'],
    [`${'a'.repeat(65)}@bolder.example`],
    ['noor@bolder.example\nbcc: all@bolder.example'],
  ])('%j fails', (value) => expect(firstFailure([email()], value)).toBe('email'));

  test('several are split on commas, and each must do', () => {
    const rules = [email({ multiple: true })];
    expect(firstFailure(rules, 'a@bolder.example, b@bolder.example')).toBeUndefined();
    expect(firstFailure(rules, 'a@bolder.example, b')).toBe('email');
    expect(firstFailure(rules, 'a@bolder.example,')).toBe('email');
    expect(constraintsOf(rules)).toEqual({});
  });
});

test('the first rule that fails is the one that is told; an empty optional field is skipped', () => {
  const seen: unknown[] = [];
  const watching = { name: 'watching', passes: (value: unknown) => seen.push(value) > 0, constraints: {} };
  expect(firstFailure([required(), watching], '')).toBe('required');
  expect(firstFailure([watching], '')).toBeUndefined();
  expect(seen).toEqual([]);
  expect(firstFailure([maxLength(3), regex('x+')], 'abcd')).toBe('maxLength');
  expect(firstFailure([regex('x+')], 'xxy')).toBe('regex');
});

test.each([
  { rule: minLength(3), passes: 'abc', fails: 'ab', attribute: { minLength: 3 } },
  { rule: maxLength(3), passes: 'abc', fails: 'abcd', attribute: { maxLength: 3 } },
  { rule: min(2), passes: '2', fails: '1.9', attribute: { min: 2 } },
  { rule: max(2), passes: '2', fails: '2.1', attribute: { max: 2 } },
])('$rule.name: a bound is within itself, and stands on the input', ({ rule, passes, fails, attribute }) => {
  expect(firstFailure([rule], passes)).toBeUndefined();
  expect(firstFailure([rule], fails)).toBe(rule.name);
  expect(firstFailure([rule], '')).toBeUndefined();
  expect(constraintsOf([required(), rule])).toEqual({ required: true, ...attribute });
});

const { linkedin } = forms['banner-contact'];

test.each([
  ['https://www.linkedin.com/in/noor'],
  ['http://nl.linkedin.com/in/noor-de-wit-1a2b/'],
  ['https://linkedin.com/pub/noor/1/2/3'],
  ['https://www.linkedin.com/company/bolder?trk=x'],
  [''],
])('a profile may be %j', (value) => expect(failureOf(linkedin, value)).toBeUndefined());

test.each([
  ['linkedin.com/in/noor'],
  ['ftp://linkedin.com/in/noor'],
  ['https://linkedin.com.evil.example/in/noor'],
  ['https://notlinkedin.com/in/noor'],
  ['https://linkedin-com/in/noor'],
  ['https://evil.example/linkedin.com/in/noor'],
  ['https://linkedin.com@evil.example/in/noor'],
  ['https://evil.example#.linkedin.com/in/noor'],
  ['https://linkedin.com/in/'],
  ['https://linkedin.com/jobs/noor'],
  ['javascript:alert(1)//https://linkedin.com/in/noor'],
  ['https://linkedin.com/in/noor https://evil.example'],
])('a profile is not %j', (value) => expect(failureOf(linkedin, value)).toBe('regex'));

describe('the attributes say what the rules say', () => {
  const values = [
    'noor@bolder.example',
    'noor@bolder',
    "o'neill@bolder.example",
    'https://nl.linkedin.com/in/noor',
    'https://linkedin.com.evil.example/in/noor',
    '+31 10 555 06 06',
    '010 (555) 06-06',
    'ring me',
    'demo-alloq',
    'demo',
  ];
  const patterned = formNames.flatMap((form) =>
    Object.entries(fieldsOf(form)).flatMap(([name, field]) => {
      const { pattern } = constraintsOf(field.rules);
      return pattern ? [{ form, name, field, pattern }] : [];
    }),
  );

  test.each(patterned)('$form, $name', ({ field, pattern }) => {
    // As a browser reads it (HTML, the pattern attribute).
    const browser = new RegExp(`^(?:${pattern})$`, 'v');
    for (const value of values) expect([value, browser.test(value)]).toEqual([value, !failureOf(field, value)]);
  });

  test('what must be given is marked so, and nothing else', () => {
    const marked = Object.fromEntries(
      formNames.map((form) => [
        form,
        Object.entries(fieldsOf(form)).flatMap(([name, { rules }]) => (constraintsOf(rules).required ? [name] : [])),
      ]),
    );
    expect(marked).toEqual({
      contact: ['name', 'email', 'privacy'],
      'banner-contact': ['name', 'email', 'privacy'],
      newsletter: ['email', 'privacy'],
    });
  });
});

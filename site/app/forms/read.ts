import { type Field, type FormName, fieldsOf } from './fields.ts';
import { firstFailure } from './rules/rules.ts';

/** What somebody entered, field by field; a box that is set is `on`. */
export type Values = Readonly<Record<string, string>>;

/** The rule that fails, by field. */
export type Failures = Readonly<Record<string, string>>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must go.
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must go.
const controlsButLines = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]+/gu;

/** Text as it is judged and kept: in one form of Unicode, on one line unless the field has several, without what nobody can see. */
const tidy = (value: string, { type }: Field): string => {
  const lines = value.normalize('NFC').replace(/\r\n?/g, '\n');
  return lines.replace(type === 'long' ? controlsButLines : controls, ' ').trim();
};

/** What the fields of a form hold, whatever else was sent with them. */
export const readValues = (form: FormName, entry: (name: string) => unknown): Values =>
  Object.fromEntries(
    Object.entries(fieldsOf(form)).map(([name, field]) => {
      const value = entry(name);
      return [name, typeof value === 'string' ? tidy(value, field) : ''];
    }),
  );

/** The value as the rules see it: of a box only whether it is set. */
const judged = (field: Field, value: string) => (field.type === 'box' ? value !== '' : value);

export const failureOf = (field: Field, value: string): string | undefined =>
  firstFailure(field.rules, judged(field, value));

/** Every field that will not do, with the first rule it fails. */
export const failuresOf = (form: FormName, values: Values): Failures =>
  Object.fromEntries(
    Object.entries(fieldsOf(form)).flatMap(([name, field]) => {
      const failure = failureOf(field, values[name] ?? '');
      return failure ? [[name, failure]] : [];
    }),
  );

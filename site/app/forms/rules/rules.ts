/** What a field may hold: text, a box's state, or several values. */
export type FieldValue = string | boolean | number | readonly string[] | null | undefined;

/** The attributes that a rule puts on its input, so that a browser without our script checks the same. */
export interface Constraints {
  required?: true;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  min?: number;
  max?: number;
}

/** One rule of `behaviour.md` §8, the same in browser and server. */
export interface Rule {
  name: string;
  passes: (value: FieldValue) => boolean;
  /** Whether it also looks at an empty field; the others skip one. */
  seesEmpty?: boolean;
  constraints: Constraints;
}

/** Nothing was given: null, undefined, blank text, an empty list. `false` is an answer. */
const isEmpty = (value: FieldValue): boolean => {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
};

const textOf = (value: FieldValue): string => (typeof value === 'string' ? value.trim() : String(value ?? ''));

/** @param allowFalse whether `false` counts as an answer, which it does unless told otherwise */
export const required = ({ allowFalse = true } = {}): Rule => ({
  name: 'required',
  passes: (value) => !isEmpty(value) && (allowFalse || value !== false),
  seesEmpty: true,
  constraints: { required: true },
});

/** Must be truthy: a box that is not set is not. */
export const isTrue = (): Rule => ({
  name: 'true',
  passes: (value) => Boolean(value),
  seesEmpty: true,
  constraints: { required: true },
});

/**
 * The whole value against a pattern, read as `<input pattern>` reads it: anchored, with the flag `v`.
 * @param source without anchors
 */
export const regex = (source: string): Rule => {
  const pattern = new RegExp(`^(?:${source})$`, 'v');
  return { name: 'regex', passes: (value) => pattern.test(textOf(value)), constraints: { pattern: source } };
};

const atom = String.raw`[A-Za-z0-9!#$%&'*+\/=?^_\`\{\|\}~\-]`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\-]{0,61}[\p{L}\p{N}])?`;
/** One mailbox with a host that has a dot. Quoted names, comments and groups (RFC 5322) are no standard addresses. */
const mailbox = String.raw`(?=.{1,64}@)${atom}+(?:\.${atom}+)*@(?:${label}\.)+[\p{L}\p{N}\-]{2,63}`;
const oneMailbox = regex(mailbox);
const isMailbox = (value: string): boolean => value.length <= 254 && oneMailbox.passes(value);

/** @param multiple several addresses, split on commas, each of which must do */
export const email = ({ multiple = false } = {}): Rule => ({
  name: 'email',
  passes: (value) => (multiple ? textOf(value).split(',') : [textOf(value)]).every((part) => isMailbox(part.trim())),
  constraints: multiple ? {} : { pattern: mailbox },
});

export const minLength = (length: number): Rule => ({
  name: 'minLength',
  passes: (value) => textOf(value).length >= length,
  constraints: { minLength: length },
});

export const maxLength = (length: number): Rule => ({
  name: 'maxLength',
  passes: (value) => textOf(value).length <= length,
  constraints: { maxLength: length },
});

export const min = (least: number): Rule => ({
  name: 'min',
  passes: (value) => Number(textOf(value)) >= least,
  constraints: { min: least },
});

export const max = (most: number): Rule => ({
  name: 'max',
  passes: (value) => Number(textOf(value)) <= most,
  constraints: { max: most },
});

/** The name of the first rule that fails; an empty field that is not required passes the rest unseen. */
export const firstFailure = (rules: readonly Rule[], value: FieldValue): string | undefined =>
  rules.find((rule) => (rule.seesEmpty || !isEmpty(value)) && !rule.passes(value))?.name;

export const constraintsOf = (rules: readonly Rule[]): Constraints =>
  Object.assign({}, ...rules.map(({ constraints }) => constraints));

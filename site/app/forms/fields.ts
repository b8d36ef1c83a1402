import type { Locale } from '../locale/locales.ts';
import type { Message } from '../locale/message.ts';
import { m } from '../locale/paraglide/messages.js';
import { reasons } from './reasons.ts';
import { email, isTrue, maxLength, type Rule, regex, required } from './rules/rules.ts';

export interface Field {
  /** What it is called where it is alone: in the error summary, in mails, to assistive technology. */
  label: Message;
  rules: readonly Rule[];
  /** What is said when a rule fails (`spec.md` §5); by default that it is not valid. */
  message?: Message;
  type: 'text' | 'email' | 'tel' | 'url' | 'choice' | 'box' | 'long';
  /** What the browser may fill in (HTML, autofill). */
  autocomplete?: string;
}

/** An http(s) address on linkedin.com or below it, of a person or a company. */
const linkedIn = String.raw`https?:\/\/(?:[\w\-]+\.)*linkedin\.com\/(?:in|pub|company)\/[^\s\/?#]+[^\s]*`;
const number = String.raw`[+\(]?[\d][\d\s.\/\(\)\-]{4,28}\d`;

const name: Field = {
  label: m.form_name,
  rules: [required(), maxLength(120)],
  message: m.form_required,
  type: 'text',
  autocomplete: 'name',
};
const mail: Field = {
  label: m.form_email,
  rules: [required(), email(), maxLength(254)],
  message: m.form_email_invalid,
  type: 'email',
  autocomplete: 'email',
};
const phone: Field = {
  label: m.form_phone,
  rules: [regex(number), maxLength(30)],
  type: 'tel',
  autocomplete: 'tel',
};
const company: Field = {
  label: m.form_company,
  rules: [maxLength(120)],
  type: 'text',
  autocomplete: 'organization',
};
const linkedin: Field = {
  label: m.form_linkedin,
  rules: [regex(linkedIn), maxLength(250)],
  message: m.form_linkedin_invalid,
  type: 'url',
  autocomplete: 'url',
};
const privacy: Field = { label: m.form_privacy, rules: [isTrue()], message: m.form_required, type: 'box' };

/** Every form of the site and its fields, in their order: `contact` is the simple contact form of the specification. */
export const forms = {
  contact: {
    name,
    email: mail,
    company,
    phone,
    reason: { label: m.form_reason, rules: [regex(reasons.join('|'))], type: 'choice' },
    otherReason: { label: m.form_other_reason, rules: [maxLength(2000)], type: 'long' },
    privacy,
  },
  'banner-contact': { name, email: mail, phone, linkedin, privacy },
  newsletter: { email: mail, privacy },
} as const satisfies Record<string, Record<string, Field>>;

export type FormName = keyof typeof forms;
export const formNames: readonly FormName[] = ['contact', 'banner-contact', 'newsletter'];
export const formNameOf = (value: unknown): FormName | undefined => formNames.find((form) => form === value);

/** The fields of a form by their names. */
export const fieldsOf = (form: FormName): Readonly<Record<string, Field>> => forms[form];

/** What is said of a field whose rule has failed. */
export const messageOf = ({ message, label }: Field, locale: Locale): string =>
  message?.({}, { locale }) ?? m.form_not_valid({ field: label({}, { locale }) }, { locale });

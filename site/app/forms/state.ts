import type { ReactNode } from 'react';

/** What is known of a field (`behaviour.md` §8), and what is said of it. */
export interface FieldState {
  value: string;
  touched: boolean;
  dirty: boolean;
  /** Undefined before it was judged. */
  valid: boolean | undefined;
  /** Only once it may be said: after the field was left, or the form sent. */
  error: string | undefined;
}

/** Said above the fields; while they are sent, only to who listens; and in their place once they are. */
export interface Notice {
  title: string;
  text?: string | undefined;
  /** In place of the title, once every field it leads to is mended. */
  mended?: string;
  /** Where to go from here: to a field (`#name`), or another way to reach us. */
  links?: readonly { to: string; label: string }[];
}

/** What the server draws a form with: its texts are in the visitor's language. */
export interface DrawnState {
  phase: 'open' | 'sending' | 'sent';
  fields: Readonly<Record<string, FieldState>>;
  notice?: Notice | undefined;
}

/** Everything of a form that changes. */
export interface FormState extends DrawnState {
  /** Another number: its fields are drawn anew, with what they hold by its state. */
  edition?: number;
  /** Asked in place by its script, before a captcha's provider hears of the visit. */
  question?: ReactNode;
}

export const blank: FormState = { phase: 'open', fields: {} };
export const blankField: FieldState = { value: '', touched: false, dirty: false, valid: undefined, error: undefined };

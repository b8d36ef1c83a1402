import type { Locale } from '../../../app/locale/locales.ts';

/** Who writes: what every letter says of its sender. */
export interface House {
  company: string;
  siteUrl: string;
  /** Where an answer goes. */
  email: string;
  phone: string | undefined;
}

/** What a letter is put together from; each way to draw it (`html.ts`, `text.ts`) knows all of them. */
export type Part =
  | { kind: 'paragraph'; text: string }
  /** Something beside the point. */
  | { kind: 'note'; text: string }
  | { kind: 'facts'; title: string; rows: readonly Fact[] }
  /** The one thing to press. */
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; text: string; label: string; url: string };

export interface Fact {
  label: string;
  /** May have several lines. */
  value: string;
}

export interface LetterPage {
  locale: Locale;
  title: string;
  /** What a list of mails shows beside the subject. */
  preheader: string;
  parts: readonly Part[];
  house: House;
}

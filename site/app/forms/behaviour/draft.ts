import * as v from 'valibot';
import type { FormName } from '../fields.ts';
import type { Values } from '../read.ts';
import { draftsKey } from '../token.ts';

const texts = v.record(v.string(), v.string());
const drafts = v.pipe(v.string(), v.parseJson(), v.record(v.string(), texts));

/** What was typed and not sent, by form. */
const read = (): Record<string, Values> => {
  const parsed = v.safeParse(drafts, sessionStorage.getItem(draftsKey));
  return parsed.success ? parsed.output : {};
};

/** What was typed into a form earlier in this tab, and not sent. */
export const draftOf = (form: FormName): Values | undefined => {
  try {
    return read()[form];
  } catch {
    // Not every browser lets a page keep something.
    return undefined;
  }
};

/** Keeps what a form holds, in this tab alone; or forgets it, once there is nothing to keep. */
export const keepDraft = (form: FormName, values: Values = {}): void => {
  try {
    const { [form]: _, ...others } = read();
    const all = Object.values(values).some(Boolean) ? { ...others, [form]: values } : others;
    if (Object.keys(all).length > 0) sessionStorage.setItem(draftsKey, JSON.stringify(all));
    else sessionStorage.removeItem(draftsKey);
  } catch {
    // Not every browser lets a page keep something.
  }
};

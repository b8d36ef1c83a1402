import type { Locale } from '../../locale/locales.ts';
import { type FormName, fieldsOf, messageOf } from '../fields.ts';
import { failureOf, readValues, type Values } from '../read.ts';
import { blankField, type FormState } from '../state.ts';

type Fields = FormState['fields'];

/** What the form holds right now, as the server would read it. */
export const valuesIn = (form: HTMLFormElement, name: FormName): Values => {
  const data = new FormData(form);
  return readValues(name, (field) => data.get(field));
};

/** Whether a field holds something else than the page came with. */
export const isChanged = (form: HTMLFormElement, field: string): boolean => {
  const control = form.elements.namedItem(field);
  // What is chosen from a list is drawn anew, so its field tells what it began with.
  const began = control instanceof Element && control.closest<HTMLElement>('[data-began]')?.dataset['began'];
  if (typeof began === 'string') return new FormData(form).get(field) !== began;
  if (control instanceof HTMLInputElement)
    return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
  return control instanceof HTMLTextAreaElement && control.value !== control.defaultValue;
};

/** What has just happened to a field. */
export interface Happened {
  typed?: boolean;
  left?: boolean;
  /** Whether it is to be judged now; one that is not keeps what was said of it. */
  judged?: boolean;
}

/** Every field as it is now. */
export const judge = (
  before: Fields,
  values: Values,
  { name, locale }: { name: FormName; locale: Locale },
  happened: (field: string) => Happened,
): Fields =>
  Object.fromEntries(
    Object.entries(fieldsOf(name)).map(([field, rules]) => {
      const was = before[field] ?? blankField;
      const value = values[field] ?? '';
      const { typed = false, left = false, judged = false } = happened(field);
      const now = { ...was, value, dirty: was.dirty || typed, touched: was.touched || left };
      if (!judged) return [field, now];
      const valid = failureOf(rules, value) === undefined;
      return [field, { ...now, valid, error: valid || !now.touched ? undefined : messageOf(rules, locale) }];
    }),
  );

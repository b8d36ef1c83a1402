import type { FormName } from './fields.ts';
import type { Failures, Values } from './read.ts';
import type { Refusal } from './refusal.ts';

/** What became of a form that was sent: drawn into the page again, or answered as JSON to the form's own script. */
export type Outcome =
  | { form: FormName; sent: true; name: string }
  | {
      form: FormName;
      sent: false;
      refusal: Refusal;
      values: Values;
      failures: Failures;
      /** After how many seconds trying again makes sense. */
      retryAfter?: number | undefined;
    };

/** The screen that shows a form by itself, under each locale. */
export const formScreen = '/form';

/** Where a form without script posts to: the page it stands on, which is then drawn again at the form. */
export const formId = (form: FormName): string => `form-${form}`;

/** Which form it is: the first of the fields that every form sends beside its own. */
export const formKey = 'form';
/** The honeypot: hidden from people, irresistible to machines. */
export const trapKey = 'website';
/** The query key of a thank-you state: `?sent=contact`. */
export const sentKey = 'sent';

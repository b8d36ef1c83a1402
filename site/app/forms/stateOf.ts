import type { Locale } from '../locale/locales.ts';
import { m } from '../locale/paraglide/messages.js';
import { type FormName, fieldsOf, messageOf } from './fields.ts';
import { refusalNotice, type Ways } from './notices.ts';
import type { Outcome } from './outcome.ts';
import type { Failures } from './read.ts';
import type { DrawnState, Notice } from './state.ts';

/** Names the fields to mend; nothing where there are none. */
export const mendNotice = (form: FormName, failures: Failures, locale: Locale): Notice | undefined => {
  const fields = Object.entries(fieldsOf(form)).filter(([field]) => failures[field]);
  if (fields.length === 0) return undefined;
  return {
    title:
      fields.length === 1 ? m.form_mend_one({}, { locale }) : m.form_mend_many({ count: fields.length }, { locale }),
    mended: m.form_mended({}, { locale }),
    links: fields.map(([field, { label }]) => ({ to: `#${field}`, label: label({}, { locale }) })),
  };
};

const thanks = (form: FormName, name: string, locale: Locale): Notice => {
  if (form === 'newsletter')
    return { title: m.form_newsletter_sent_title({}, { locale }), text: m.form_newsletter_sent_text({}, { locale }) };
  // Whose name is not known any more is thanked without one.
  const text = m.form_sent_text({ name }, { locale }).replace(' ,', ',');
  return { title: m.form_sent_title({}, { locale }), text };
};

/** What became of a form, ready to be drawn. In the server and in the form's own script, never in a page's first load. */
export const stateOf = (outcome: Outcome, locale: Locale, ways: Ways): DrawnState => {
  const { form } = outcome;
  if (outcome.sent) return { phase: 'sent', fields: {}, notice: thanks(form, outcome.name, locale) };
  const { refusal, values, failures, retryAfter } = outcome;
  const judged = refusal === 'invalid';
  const fields = Object.entries(fieldsOf(form)).map(([name, field]) => {
    const value = values[name] ?? '';
    const error = failures[name] ? messageOf(field, locale) : undefined;
    return [name, { value, touched: judged, dirty: value !== '', valid: judged ? !error : undefined, error }] as const;
  });
  return {
    phase: 'open',
    fields: Object.fromEntries(fields),
    notice: judged ? mendNotice(form, failures, locale) : refusalNotice(refusal, { locale, ways, retryAfter }),
  };
};

import type { Settings } from '../../content/frame.ts';
import type { Locale } from '../locale/locales.ts';
import { m } from '../locale/paraglide/messages.js';
import { attributesOf } from './attributes.ts';
import type { FormsFacts } from './context.ts';
import { forms } from './fields.ts';
import type { Outcome } from './outcome.ts';
import { stateOf } from './stateOf.ts';

interface Visit {
  locale: Locale;
  outcome: Outcome | undefined;
  settings: Pick<Settings, 'email' | 'phone' | 'privacyUrl'> | undefined;
  /** Path and query of the page. */
  address: string;
}

/** What the forms of a page are drawn with, made by the server. */
export const formsFacts = ({ locale, outcome, settings, address }: Visit): FormsFacts => {
  const { email, phone, privacyUrl } = settings ?? {};
  const ways = { email, phone };
  const field = forms.newsletter.email;
  return {
    received: outcome && { form: outcome.form, address, state: stateOf(outcome, locale, ways) },
    ways,
    privacy: {
      words: m
        .form_privacy_read({ statement: `\n${m.form_privacy_statement({}, { locale })}\n` }, { locale })
        .split('\n'),
      url: privacyUrl,
    },
    trap: m.form_trap({}, { locale }),
    newsletter: {
      email: {
        label: field.label({}, { locale }),
        placeholder: m.form_newsletter_hint({}, { locale }),
        attributes: attributesOf(field),
      },
      send: m.form_subscribe({}, { locale }),
    },
  };
};

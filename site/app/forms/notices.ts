import { fromNow } from '../locale/fromNow.ts';
import type { Locale } from '../locale/locales.ts';
import type { Message } from '../locale/message.ts';
import { m } from '../locale/paraglide/messages.js';
import { telephone } from '../ui/PhoneLink.tsx';
import type { Refusal } from './refusal.ts';
import type { Notice } from './state.ts';

interface Sentence {
  title: Message;
  text: (inputs: { when: string }, options: { locale: Locale }) => string;
  /** Whether it ends in another way to reach us. */
  reach: boolean;
}

const hour = 3600;

/** Why a form was not sent, as the browser knows it: nothing that is an answer came back, or there is no network. */
export type Hitch = 'not-sent' | 'offline';

const sentence = (title: Message, text: Sentence['text'], reach = false): Sentence => ({ title, text, reach });

/** What happened, and what to do next: a sentence for each. Of fields to mend the summary tells by itself. */
const sentences: Record<Exclude<Refusal, 'invalid'> | Hitch, Sentence> = {
  'too-fast': sentence(m.form_refused_too_fast, m.form_refused_too_fast_text),
  'too-old': sentence(m.form_refused_too_old, m.form_refused_too_old_text),
  trap: sentence(m.form_refused_trap, m.form_refused_trap_text),
  captcha: sentence(m.form_refused_captcha, m.form_refused_captcha_text, true),
  'too-many': sentence(m.form_refused_too_many, m.form_refused_too_many_text, true),
  unavailable: sentence(m.form_refused_unavailable, m.form_refused_unavailable_text, true),
  'too-large': sentence(m.form_refused_too_large, m.form_refused_too_large_text, true),
  'not-sent': sentence(m.form_not_sent, m.form_not_sent_text, true),
  offline: sentence(m.form_offline, m.form_offline_text),
};

/** Other ways to reach us. */
export interface Ways {
  email?: string | undefined;
  phone?: string | undefined;
}

const linksTo = ({ email, phone }: Ways) => [
  ...(email ? [{ to: `mailto:${email}`, label: email }] : []),
  ...(phone ? [{ to: telephone(phone), label: phone }] : []),
];

interface Visit {
  locale: Locale;
  ways: Ways;
  /** In how many seconds trying again makes sense. */
  retryAfter?: number | undefined;
}

export const refusalNotice = (refusal: keyof typeof sentences, { locale, ways, retryAfter = hour }: Visit): Notice => {
  const { title, text, reach } = sentences[refusal];
  const when = fromNow(locale, retryAfter);
  return { title: title({}, { locale }), text: text({ when }, { locale }), links: reach ? linksTo(ways) : [] };
};

import type { FormName } from '../../app/forms/fields.ts';
import type { Outcome } from '../../app/forms/outcome.ts';
import { type Failures, failuresOf, type Values } from '../../app/forms/read.ts';
import type { Refusal } from '../../app/forms/refusal.ts';
import type { Locale } from '../../app/locale/locales.ts';
import type { Log } from '../log.ts';
import { type Outbox, OutboxUnavailable, type Remark } from '../outbox/entry.ts';
import type { Verdict } from './captcha.ts';
import type { FormLimits } from './limits.ts';
import type { TimeTokens } from './timeToken.ts';

/** A form as it was sent. */
export interface Post {
  form: FormName;
  locale: Locale;
  values: Values;
  /** What stands in the fields that nobody types into. */
  token: string;
  captcha: string;
  trap: string;
  /** Whether it says that it comes from a page of ours; that it does not is refused before. */
  fromOwnPage: boolean;
  /** Whom limits count. */
  address: string;
}

interface Parts {
  outbox: Outbox;
  tokens: TimeTokens;
  limits: FormLimits;
  /** Undefined where none is configured. */
  captcha: ((token: string, form: FormName) => Promise<Verdict>) | undefined;
  log: Log;
}

const retryUnavailable = 60;

/**
 * Takes a form: its rules, then what tells people from machines, then the outbox. Only what is kept is thanked for.
 * Nothing personal is logged.
 */
export const takeForm =
  ({ outbox, tokens, limits, captcha, log }: Parts) =>
  async ({
    form,
    locale,
    values,
    token,
    captcha: captchaToken,
    trap,
    fromOwnPage,
    address,
  }: Post): Promise<Outcome> => {
    const refuse = (refusal: Refusal, more: { failures?: Failures; retryAfter?: number } = {}): Outcome => {
      log.info({ form, refusal }, 'form not taken');
      return { form, sent: false, refusal, values, failures: {}, ...more };
    };

    const attempt = await limits.attempt(address);
    if (!attempt.ok) return refuse('too-many', attempt);

    const failures = failuresOf(form, values);
    if (Object.keys(failures).length > 0) return refuse('invalid', { failures });
    if (trap !== '') return refuse('trap');
    const age = await tokens.ageOf(token);
    if (age === 'too-fast' || age === 'too-old') return refuse(age);
    const verdict = captcha && captchaToken ? await captcha(captchaToken, form) : 'unknown';
    if (verdict === 'machine') return refuse('captcha');

    const remarks: Remark[] = [];
    if (age === 'absent') remarks.push('no-token');
    if (captcha && verdict === 'unknown') remarks.push('no-captcha');
    if (!fromOwnPage) remarks.push('no-origin');
    const parties = { address, email: values['email'] ?? '', odd: remarks.length > 0 };
    const room = await limits.submission(parties);
    if (!room.ok) return refuse('too-many', room);

    try {
      const { id, repeated } = await outbox.accept({ kind: form, locale, values, remarks });
      log.info({ id, form, remarks, repeated }, 'form taken');
      if (repeated) await limits.giveBack(parties);
      return { form, sent: true, name: values['name'] ?? '' };
    } catch (failure) {
      if (!(failure instanceof OutboxUnavailable)) throw failure;
      log.error({ form, failure: failure.message }, 'form could not be kept');
      await limits.giveBack(parties);
      return refuse('unavailable', { retryAfter: retryUnavailable });
    }
  };

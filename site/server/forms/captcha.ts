import * as v from 'valibot';
import type { FormName } from '../../app/forms/fields.ts';
import { captchaAction } from '../../app/forms/token.ts';
import type { CaptchaConfig } from '../config.ts';
import type { Log } from '../log.ts';

const timeoutMs = 3000;

/** reCAPTCHA, "Verifying the user's response". */
const answer = v.object({
  success: v.boolean(),
  score: v.optional(v.number()),
  action: v.optional(v.string()),
  hostname: v.optional(v.string()),
  'error-codes': v.optional(v.array(v.string()), []),
});
type Answer = v.InferOutput<typeof answer>;

/** What the provider says of a token; `unknown` where it could not be asked, or would not say. */
export type Verdict = 'person' | 'machine' | 'unknown';

/** Our own mistakes, for which no visitor is to be turned away. */
const ours = /^(?:missing-input-secret|invalid-input-secret|bad-request)$/;

const verify = async ({ url, secret }: CaptchaConfig, token: string): Promise<Answer> => {
  const response = await fetch(`${url}/api/siteverify`, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return v.parse(answer, await response.json());
};

/**
 * Checks captcha tokens with their provider: that they are its own, for this site, for this form, and above the score.
 * @param hostname of the site
 */
export const captchaCheck =
  (captcha: CaptchaConfig, hostname: string, log: Log) =>
  async (token: string, form: FormName): Promise<Verdict> => {
    const said = await verify(captcha, token).catch((failure: unknown) => {
      log.warn({ failure: failure instanceof Error ? failure.name : 'unknown' }, 'captcha provider could not be asked');
      return undefined;
    });
    if (!said) return 'unknown';
    if (said['error-codes'].some((code) => ours.test(code))) {
      log.error({ codes: said['error-codes'] }, 'captcha provider refuses our secret');
      return 'unknown';
    }
    const itsOwn = said.success && said.hostname === hostname;
    const itsForm =
      captcha.version === 'v2' || (said.action === captchaAction(form) && (said.score ?? 0) >= captcha.score);
    return itsOwn && itsForm ? 'person' : 'machine';
  };

import { captchaToken, loadCaptcha } from '../../browser/captcha/captcha.ts';
import { currentChoice, onChoice } from '../../browser/consent/consent.ts';
import type { Captcha } from '../../visit.server.ts';
import type { FormName } from '../fields.ts';
import type { FormState } from '../state.ts';
import { captchaAction } from '../token.ts';
import { Question } from './Question.tsx';

interface Facts {
  form: HTMLFormElement;
  show: (change: Partial<FormState>) => void;
  signal: AbortSignal;
}

/** The answer to the question, for as long as the document lasts: kept nowhere, and asked once. */
let answered: boolean | undefined;

const allowed = (): boolean => answered ?? currentChoice()?.marketing ?? false;

/**
 * A form's captcha (`behaviour.md` §8): its script is asked for at the form's first use, and only when the visitor has
 * allowed it, here in one sentence or for the whole site. Without, the form is sent all the same.
 */
export const askForCaptcha = (settings: Captcha, { form, show, signal }: Facts) => {
  const follow = () => {
    if (allowed()) {
      show({ question: undefined });
      // What goes wrong has been told; sending tries again.
      Promise.resolve()
        .then(() => loadCaptcha(settings))
        .catch(() => undefined);
      return;
    }
    show({ question: answered === undefined && <Question host={new URL(settings.url).host} onAnswer={answer} /> });
  };
  const answer = (given: boolean) => {
    answered = given;
    follow();
    // The button that had focus is gone: the next thing to press is what sends.
    form.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };
  follow();
  const stop = onChoice(follow);
  signal.addEventListener('abort', stop);

  return {
    /** Fresh for every submission; undefined where it is not allowed, or cannot be had. */
    token: async (name: FormName): Promise<string | undefined> => {
      if (!allowed()) return undefined;
      return captchaToken(settings, captchaAction(name)).catch(() => undefined);
    },
  };
};

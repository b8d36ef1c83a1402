import { flushSync } from 'react-dom';
import { focusOn } from '../../browser/focusOn.ts';
import type { createStore } from '../../browser/store.ts';
import type { Locale } from '../../locale/locales.ts';
import { m } from '../../locale/paraglide/messages.js';
import type { Captcha } from '../../visit.server.ts';
import type { FormName } from '../fields.ts';
import { type Hitch, refusalNotice, type Ways } from '../notices.ts';
import { formId, type Outcome, trapKey } from '../outcome.ts';
import { failuresOf, type Values } from '../read.ts';
import type { FormState, Notice } from '../state.ts';
import { mendNotice, stateOf } from '../stateOf.ts';
import { captchaKey, tokenKey } from '../token.ts';
import { askForCaptcha } from './captcha.tsx';
import { draftOf, keepDraft } from './draft.ts';
import { type Happened, isChanged, judge, valuesIn } from './judge.ts';
import { send } from './send.ts';
import { fetchToken } from './token.ts';

export interface Facts {
  name: FormName;
  locale: Locale;
  store: ReturnType<typeof createStore<FormState | undefined>>;
  /** As the server drew it. */
  drawn: FormState;
  captcha: Captcha | undefined;
  ways: Ways | undefined;
}

/** The name of the form's field that an element belongs to. */
const fieldOf = (form: HTMLFormElement, target: EventTarget | null): string | undefined =>
  target instanceof Element && form.contains(target)
    ? target.closest<HTMLElement>('[data-field]')?.dataset['field']
    : undefined;

/** The form has made way for its thanks: nothing more is kept of it. */
export const forget = (name: FormName): undefined => {
  keepDraft(name);
};

/** What goes to the server: all that is shown, and what every form sends beside it. */
const bodyOf = (form: HTMLFormElement, beside: Record<string, string | undefined>): URLSearchParams => {
  const body = new URLSearchParams();
  for (const [key, value] of new FormData(form)) if (typeof value === 'string') body.append(key, value);
  for (const field of form.querySelectorAll<HTMLElement>('[data-field]'))
    if (!field.checkVisibility()) body.delete(field.dataset['field'] ?? '');
  for (const [key, value] of Object.entries(beside)) if (value) body.set(key, value);
  return body;
};

/**
 * Makes a form answer by itself (`behaviour.md` §8): it judges on input and on blur, and is sent without leaving the page.
 * What it finds goes into the store, from which the form's parts are drawn.
 * @returns what ends it
 */
export const behave = (
  form: HTMLFormElement,
  { name, locale, store, drawn, captcha, ways = {} }: Facts,
): (() => void) => {
  const over = new AbortController();
  const state = () => store.get() ?? drawn;
  const show = (change: Partial<FormState>) => flushSync(() => store.set({ ...state(), ...change }));
  let token = fetchToken();
  const { signal } = over;
  const provider = captcha && askForCaptcha(captcha, { form, show, signal });

  const look = (happened: (field: string) => Happened) =>
    judge(state().fields, valuesIn(form, name), { name, locale }, happened);

  /** One field was typed in, or left: it is judged, the others are as they were. */
  const note = (field: string, what: Happened) =>
    show({ fields: look((other) => (other === field ? { ...what, judged: true } : {})) });

  const onInput = (event: Event) => {
    const field = fieldOf(form, event.target);
    if (!field) return;
    note(field, { typed: true });
    keepDraft(name, valuesIn(form, name));
  };
  const onLeave = ({ target, relatedTarget }: FocusEvent) => {
    const field = fieldOf(form, target);
    if (field && field !== fieldOf(form, relatedTarget)) note(field, { left: true });
  };

  const lead = () => {
    const summary = document.querySelector(`#${formId(name)} > [role="status"]`);
    focusOn(summary);
    summary?.scrollIntoView({ block: 'nearest' });
  };
  /** Says why it was not sent, and leads to where that can be mended. */
  const refuse = (notice: Notice | undefined, fields = state().fields) => {
    show({ phase: 'open', fields, notice });
    const first = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (first) first.focus();
    else lead();
  };
  const hitch = (why: Hitch) => refuse(refusalNotice(why, { locale, ways }));

  const take = (outcome: Outcome) => {
    if (outcome.sent) {
      show({ ...stateOf(outcome, locale, ways), question: undefined });
      return lead();
    }
    const { notice, fields } = stateOf(outcome, locale, ways);
    // One that is too young only has to grow older.
    if (outcome.refusal === 'too-old') token = fetchToken();
    const trap = form.elements.namedItem(trapKey);
    if (trap instanceof HTMLInputElement) trap.value = '';
    refuse(notice, outcome.refusal === 'invalid' ? fields : undefined);
  };

  /** What was typed earlier comes back into the fields that hold nothing. */
  const restore = (draft: Values) => {
    const focused = form.contains(document.activeElement) && fieldOf(form, document.activeElement);
    const held = valuesIn(form, name);
    const values = Object.fromEntries(
      Object.entries(held).map(([field, value]) => [field, value || draft[field] || '']),
    );
    const came = (field: string) => values[field] !== held[field];
    show({
      fields: judge(state().fields, values, { name, locale }, (field) => ({ typed: came(field) })),
      edition: 1,
    });
    if (focused) form.querySelector<HTMLElement>(`[data-field="${focused}"] :is(input, textarea)`)?.focus();
  };

  const onSubmit = async (event: Event) => {
    event.preventDefault();
    if (state().phase === 'sending') return;
    const fields = look(() => ({ left: true, judged: true }));
    const failures = failuresOf(name, valuesIn(form, name));
    const notice = mendNotice(name, failures, locale);
    if (notice) return refuse(notice, fields);
    if (!navigator.onLine) return hitch('offline');
    show({ phase: 'sending', fields, notice: { title: m.form_sending({}, { locale }) } });
    try {
      const beside = { [tokenKey]: await token, [captchaKey]: await provider?.token(name) };
      const outcome = await send(form.action, bodyOf(form, beside));
      // Also where nobody waits for the answer any longer.
      if (outcome.sent) keepDraft(name);
      if (!signal.aborted) take(outcome);
    } catch {
      if (!signal.aborted) hitch(navigator.onLine ? 'not-sent' : 'offline');
    }
  };

  form.noValidate = true;
  // Heard after React, which listens at the document: a field of its own would be drawn as it was before.
  addEventListener('input', onInput, { signal });
  addEventListener('change', onInput, { signal });
  addEventListener('focusout', onLeave, { signal });
  form.addEventListener('submit', onSubmit, { signal });
  // What was typed before all this was here is not to be lost either.
  show({ fields: look((field) => ({ typed: isChanged(form, field) })) });
  const draft = draftOf(name);
  if (draft) restore(draft);
  if (Object.values(state().fields).some(({ dirty }) => dirty)) keepDraft(name, valuesIn(form, name));
  return () => over.abort();
};

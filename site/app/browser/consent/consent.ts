import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';
import { type Choice, readChoice, writeChoice } from './choice.ts';

/** Where the choice is kept; on the list of `frame/cookies.ts`. */
export const consentCookie = 'consent';

/** After half a year the question is put again. */
const lifetimeDays = 180;

const kept = (): Choice | undefined => {
  if (typeof document === 'undefined') return undefined;
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${consentCookie}=`));
  return readChoice(pair?.slice(consentCookie.length + 1));
};

const choice = createStore(kept());

/** Another tab, or the page that Back brings out again, may have missed a change. Without cookies the choice lasts as long as the page. */
const refresh = () => {
  const found = kept();
  const last = choice.get();
  if (found && !(last && writeChoice(last) === writeChoice(found))) choice.set(found);
};

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', refresh);
  addEventListener('pageshow', refresh);
}

/** The visitor's choice, undefined before there is one. */
export const currentChoice = choice.get;
export const onChoice = choice.subscribe;

export const choose = (next: Choice): void => {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox lack, or lacked until lately, the Cookie Store.
  document.cookie = `${consentCookie}=${writeChoice(next)}; Path=/; Max-Age=${lifetimeDays * 86_400}; SameSite=Lax${secure}`;
  choice.set(next);
};

/** What is allowed. The server's HTML is drawn for somebody who has not chosen, whoever asks: consent is in no cache key. */
export const useConsent = (): Choice | undefined => useSyncExternalStore(choice.subscribe, choice.get, () => undefined);

/** True where somebody is to be asked: in the browser alone, and before there is a choice. */
export const useUnasked = (): boolean =>
  useSyncExternalStore(
    choice.subscribe,
    () => choice.get() === undefined,
    () => false,
  );

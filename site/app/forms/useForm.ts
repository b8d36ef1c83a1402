import { type RefObject, useContext, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { loadChunk } from '../browser/chunks.ts';
import { createStore } from '../browser/store.ts';
import { useThirdParties } from '../browser/thirdParties.ts';
import { useLocale } from '../locale/useLocale.ts';
import { FormsContext } from './context.ts';
import type { FormName } from './fields.ts';
import { formId, sentKey } from './outcome.ts';
import { blank, type FormState } from './state.ts';

/** A form as its parts draw it. */
export interface FormHandle {
  name: FormName;
  state: FormState;
  /** What the ids of its fields begin with. */
  id: string;
  /** Whether its script has changed it in this page: then focus is led, too. */
  live: boolean;
  ref: RefObject<HTMLFormElement | null>;
  action: string;
  /** Fetches its script; at the first focus. */
  wake: () => void;
}

/** What was typed and not sent, for as long as the document lasts: nowhere but in memory. */
const kept = new Map<FormName, FormState | undefined>();

/**
 * A form's state: what its script made of it, what was kept of it from before, or what the server drew it with. Until
 * somebody uses it, this is all of its code that a page loads; without any it is the browser's own form.
 */
export const useForm = (name: FormName): FormHandle => {
  const { received, ways } = useContext(FormsContext);
  const { captcha } = useThirdParties();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const behaving = useRef<Promise<(() => void) | undefined>>(undefined);
  const [store] = useState(() => createStore(kept.get(name)));
  const own = useSyncExternalStore(store.subscribe, store.get, store.get);
  const drawn = received?.form === name && received.address === pathname + search ? received.state : blank;
  const state = own ?? drawn;

  const wake = () => {
    const form = ref.current;
    if (!form || behaving.current) return;
    behaving.current = loadChunk('forms', () => import('./behaviour/behave.ts')).then(
      ({ behave }) => behave(form, { name, locale, store, drawn: state, captcha, ways }),
      // Without it the form is the browser's own; the next focus tries again.
      () => (behaving.current = undefined),
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is there
  useEffect(() => {
    // In use before it was hydrated, or kept from before.
    if (store.get() || ref.current?.contains(document.activeElement)) wake();
    return () => {
      behaving.current?.then((stop) => stop?.());
      behaving.current = undefined;
      const last = store.get();
      kept.set(name, last?.phase === 'sent' ? undefined : last && { ...last, phase: 'open', notice: undefined });
    };
  }, []);

  const query = new URLSearchParams(search);
  query.delete(sentKey);
  const action = `${pathname}${query.size ? `?${query}` : ''}#${formId(name)}`;

  return { name, state, id, live: own !== undefined, ref, action, wake };
};

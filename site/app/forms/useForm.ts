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
import { draftsKey } from './token.ts';

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

/** Whether its script has kept something that was typed into it before. */
const hasDraft = (name: FormName): boolean => {
  try {
    return sessionStorage.getItem(draftsKey)?.includes(`"${name}":`) ?? false;
  } catch {
    return false;
  }
};

/**
 * A form's state: what its script made of it, or what the server drew it with. Until somebody uses it, this is all of
 * its code that a page loads; without any it is the browser's own form.
 */
export const useForm = (name: FormName): FormHandle => {
  const { received, ways } = useContext(FormsContext);
  const { captcha } = useThirdParties();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const behaving = useRef<Promise<(() => void) | undefined>>(undefined);
  const [store] = useState(() => createStore<FormState | undefined>(undefined));
  const own = useSyncExternalStore(store.subscribe, store.get, store.get);
  const drawn = received?.form === name && received.address === pathname + search ? received.state : blank;
  const state = own ?? drawn;

  const wake = () => {
    const form = ref.current;
    if (behaving.current) return;
    behaving.current = loadChunk('forms', () => import('./behaviour/behave.ts')).then(
      ({ behave, forget }) =>
        form ? behave(form, { name, locale, store, drawn: state, captcha, ways }) : forget(name),
      // Without it the form is the browser's own; the next focus tries again.
      () => (behaving.current = undefined),
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is there
  useEffect(() => {
    // In use before it was hydrated, or earlier in this tab.
    if (hasDraft(name) || ref.current?.contains(document.activeElement)) wake();
    return () => {
      behaving.current?.then((stop) => stop?.());
      behaving.current = undefined;
    };
  }, []);

  const query = new URLSearchParams(search);
  query.delete(sentKey);
  const action = `${pathname}${query.size ? `?${query}` : ''}#${formId(name)}`;

  return { name, state, id, live: own !== undefined, ref, action, wake };
};

import { createContext } from 'react';
import type { Attributes } from './attributes.ts';
import type { FormName } from './fields.ts';
import type { Ways } from './notices.ts';
import type { DrawnState } from './state.ts';

/** What became of a form that was sent without script, and the address of the page it was drawn into. */
export interface Received {
  form: FormName;
  address: string;
  state: DrawnState;
}

/** The form at the foot of every page comes from the server: its words, and the rules behind its attributes, are in no first load. */
export interface NewsletterFacts {
  email: { label: string; placeholder: string; attributes: Attributes };
  send: string;
}

/** What every form of a page may need of the site; the frame tells. */
export interface FormsFacts {
  received?: Received | undefined;
  ways?: Ways | undefined;
  /** What a box is set for: the words before the statement's name, that, and those after it. */
  privacy?: { words: readonly string[]; url: string | undefined } | undefined;
  /** What the field that nobody sees says to whoever finds it. */
  trap?: string | undefined;
  newsletter?: NewsletterFacts | undefined;
}

export const noFacts: FormsFacts = {};
export const FormsContext = createContext(noFacts);

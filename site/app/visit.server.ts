import { createContext } from 'react-router';
import type { Ask } from '../content/ask.ts';
import type { FrameContent } from '../content/frame.ts';
import type { Outcome } from './forms/outcome.ts';
import type { Newsletter } from './forms/subscription.ts';
import type { Locale } from './locale/locales.ts';

/** Who else may have a part in a page, once a visitor has allowed it. */
export interface ThirdParties {
  /** The tag manager's container. */
  gtmId: string | undefined;
  /** Whose players may be embedded. */
  videoHosts: readonly string[];
  /** What tells people from machines at a form; none without a key. */
  captcha: Captcha | undefined;
}

/** reCAPTCHA as the site has it set up (`behaviour.md` §8), as far as a browser needs to know. */
export interface Captcha {
  version: 'v2' | 'v3';
  key: string;
  /** By default the visitor's. */
  language?: string | undefined;
  enterprise: boolean;
  /** Where the provider's script is, without its file's name. */
  url: string;
}

/** What the server hands a screen about the visit that is being answered. */
export interface Visit {
  locale: Locale;
  /** Locales the site offers, the default one first. */
  locales: readonly Locale[];
  /** The site's own address, never taken from a header. */
  siteUrl: string;
  thirdParties: ThirdParties;
  /** What became of a form, for the page to show. */
  outcome: Outcome | undefined;
  newsletter: Newsletter;
  ask: Ask;
  /** Menus and settings; undefined while the content service has never answered. */
  frame: () => Promise<FrameContent | undefined>;
  /** Forgets a token that the content service refuses; true when there was one. */
  dropToken: () => boolean;
  logFailure: (failure: unknown) => void;
}

export const visitContext = createContext<Visit>();

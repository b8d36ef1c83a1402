import { createContext } from 'react-router';
import type { Ask } from '../content/ask.ts';
import type { FrameContent } from '../content/frame.ts';
import type { Locale } from './locale/locales.ts';

/** What the server hands a screen about the visit that is being answered. */
export interface Visit {
  locale: Locale;
  /** Locales the site offers, the default one first. */
  locales: readonly Locale[];
  /** The site's own address, never taken from a header. */
  siteUrl: string;
  ask: Ask;
  /** Menus and settings; undefined while the content service has never answered. */
  frame: () => Promise<FrameContent | undefined>;
  /** Forgets a token that the content service refuses; true when there was one. */
  dropToken: () => boolean;
  logFailure: (failure: unknown) => void;
}

export const visitContext = createContext<Visit>();

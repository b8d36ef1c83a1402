import { bootSettings } from '../boot/settings.ts';
import { consentCookie } from '../browser/consent/consent.ts';
import { draftsKey, thanksCookie } from '../forms/token.ts';
import { preferenceCookie } from '../locale/choose.ts';
import type { Message } from '../locale/message.ts';
import { m } from '../locale/paraglide/messages.js';

/** A cookie or storage key, and what `/cookies` says of it. */
interface Kept {
  name: string;
  purpose: Message;
  lifetime: Message;
}

/** Every cookie and storage key that the site sets. Whoever sets a new one adds its line here, and `/cookies` lists it. */
export const kept: readonly Kept[] = [
  { name: consentCookie, purpose: m.kept_consent_purpose, lifetime: m.kept_consent_lifetime },
  // `app/boot/rememberLanguage.ts`: when a language is chosen, and only then.
  {
    name: preferenceCookie,
    purpose: m.kept_language_purpose,
    lifetime: m.kept_language_lifetime,
  },
  // React Router's ScrollRestoration keeps it in the session storage.
  {
    name: 'react-router-scroll-positions',
    purpose: m.kept_scroll_purpose,
    lifetime: m.kept_scroll_lifetime,
  },
  // And there the router also keeps which pages grew out of which (`app/browser/growing`).
  {
    name: 'remix-router-transitions',
    purpose: m.kept_transitions_purpose,
    lifetime: m.kept_scroll_lifetime,
  },
  // `app/boot`: the guard that keeps a lost chunk from reloading a page twice.
  { name: bootSettings.guardKey, purpose: m.kept_reload_purpose, lifetime: m.kept_reload_lifetime },
  // `app/forms/behaviour/draft.ts`.
  { name: draftsKey, purpose: m.kept_drafts_purpose, lifetime: m.kept_scroll_lifetime },
  { name: thanksCookie, purpose: m.kept_thanks_purpose, lifetime: m.kept_thanks_lifetime },
  // `public/service-worker.js`.
  { name: 'offline-1', purpose: m.kept_offline_purpose, lifetime: m.kept_offline_lifetime },
];

import { currentChoice, onChoice } from './consent/consent.ts';
import { pushConsent, pushEvent } from './dataLayer.ts';
import { whenShown } from './shown.ts';

let following = false;
let loaded = false;

const load = (id: string): void => {
  if (loaded) return;
  loaded = true;
  pushEvent({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
};

/** What the tags of an analytics service leave behind, here and on the domains above. */
const ofAnalytics = /^_(ga|gid|gat|gcl)/;

const forget = (): void => {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`).concat('');
  for (const entry of document.cookie.split('; ')) {
    const name = entry.split('=', 1)[0] ?? '';
    if (!ofAnalytics.test(name)) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox lack, or lacked until lately, the Cookie Store.
    for (const domain of domains) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
};

/**
 * Follows the visitor's choice for as long as the document lasts: consent mode is told of it, and the tag manager, where
 * the site has one, is loaded once analytics are allowed. What runs already cannot be unloaded, but hears that it may no
 * longer store, and loses what it stored.
 */
export const followConsent = (id: string | undefined): void => {
  if (following) return;
  following = true;
  const follow = () => {
    const choice = currentChoice();
    if (!choice) return;
    pushConsent(choice);
    if (!choice.analytics) forget();
    else if (id) load(id);
  };
  whenShown(() => {
    onChoice(follow);
    follow();
  });
};

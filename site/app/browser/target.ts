import { quietly } from './entries.ts';

/** What a hash points at: an id as it is written, or decoded, as browsers look for it; never a selector. */
export const targetOf = (hash: string): Element | null => {
  const id = hash.slice(1);
  try {
    return document.getElementById(id) ?? document.getElementById(decodeURIComponent(id));
  } catch {
    return null;
  }
};

/**
 * Makes `:target` match the address. The router changes addresses without it (`history.pushState`), or before the target is
 * there, but the hero's slides live by it. Only a navigation within the document moves it: to the same address once more. The page stays where it is.
 */
export const pointAt = (target: Element | null): void => {
  if (document.querySelector(':target') === target) return;
  const { state } = history;
  const { href, hash } = location;
  const top = scrollY;
  quietly(() => location.replace(hash || '#'));
  history.replaceState(state, '', href);
  scrollTo({ top, behavior: 'instant' });
};

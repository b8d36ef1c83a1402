import type { ShouldRevalidateFunction } from 'react-router';
import { type WatchedKey, watchedQuery } from './overview.ts';

/**
 * When a screen reads its data again: another route or other params, or another value of a watched key. Not for the
 * hash and not for keys that mean nothing to it. Asking for the very same address again reads again.
 */
export const reloadFor =
  (...keys: WatchedKey[]): ShouldRevalidateFunction =>
  ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) => {
    const sameAddress = currentUrl.pathname + currentUrl.search === nextUrl.pathname + nextUrl.search;
    const sameScreen = currentUrl.pathname === nextUrl.pathname && !(sameAddress && currentUrl.hash === nextUrl.hash);
    if (!sameScreen || (formMethod && formMethod !== 'GET')) return defaultShouldRevalidate;
    const [before, after] = [watchedQuery(currentUrl.searchParams), watchedQuery(nextUrl.searchParams)];
    return keys.some((key) => before[key] !== after[key]);
  };

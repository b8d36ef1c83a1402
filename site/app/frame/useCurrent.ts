import { useLocation } from 'react-router';
import { isSitePath, localePath } from '../locale/paths.ts';
import { useLocale } from '../locale/useLocale.ts';

/** Tells of a menu's address whether one is there (`page`) or below it (`true`). */
export const useCurrent = () => {
  const locale = useLocale();
  const { pathname } = useLocation();
  return (url: string | undefined): 'page' | 'true' | undefined => {
    if (url === undefined || !isSitePath(url)) return undefined;
    const path = localePath(locale, url);
    if (pathname === path) return 'page';
    return pathname.startsWith(`${path}/`) ? 'true' : undefined;
  };
};

import { useLocation } from 'react-router';
import type { MenuItem } from '../../content/frame.ts';
import { isSitePath, localePath } from '../locale/paths.ts';
import { useLocale } from '../locale/useLocale.ts';

type Current = 'page' | 'true' | undefined;

/**
 * Tells of each of a menu's items whether one is there (`page`) or below it (`true`). What an item has among its children
 * is below it as well, wherever its address lies, unless an item of the menu itself leads there.
 */
export const useCurrent = (items: MenuItem[]) => {
  const locale = useLocale();
  const { pathname } = useLocation();
  const at = (url: string | undefined): Current => {
    if (url === undefined || !isSitePath(url)) return undefined;
    const path = localePath(locale, url);
    if (pathname === path) return 'page';
    return pathname.startsWith(`${path}/`) ? 'true' : undefined;
  };
  const led = items.some(({ url }) => at(url));
  return ({ url, children }: MenuItem): Current =>
    led ? at(url) : children.some((child) => at(child.url)) ? 'true' : undefined;
};

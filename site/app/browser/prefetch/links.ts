import { useContext } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouter,
  UNSAFE_FrameworkContext as Framework,
  matchRoutes,
} from 'react-router';

export interface ScreenLinks {
  /** Where its payload is, spelled as the router will ask for it. */
  payload: string;
  /** The files of its code. */
  modules: readonly string[];
}

/**
 * What is fetched for a screen of this language before anybody goes there; undefined where an address leads to none.
 *
 * Not the router's own `PrefetchPageLinks`: it also imports the screen's module, to look for style sheets that ours do not
 * name, and reloads the page one is on when that does not come.
 */
export const useScreenLinks = (): ((page: string) => ScreenLinks | undefined) => {
  const router = useContext(DataRouter)?.router;
  const manifest = useContext(Framework)?.manifest;
  return (page) => {
    const url = new URL(page, location.origin);
    const id = matchRoutes(router?.routes ?? [], url.pathname)?.at(-1)?.route.id ?? '';
    const route = manifest?.routes[id];
    if (!route?.hasLoader) return undefined;
    url.pathname += '.data';
    // Menus and settings are here already: the router leaves out what does not change.
    url.searchParams.set('_routes', id);
    return { payload: url.pathname + url.search, modules: [route.module, ...(route.imports ?? [])] };
  };
};

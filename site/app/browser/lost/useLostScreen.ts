import { useEffect, useEffectEvent, useState } from 'react';
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router';
import { ChunkLoadError, chunkTimeout, isLeaving, reloadOnce } from '../chunks.ts';
import { lostScript } from './lostScript.ts';

/** A reload that neither the visitor nor the site asked for: the router's, when it cannot load the module of a screen. */
const isRouters = ({ navigationType, userInitiated, cancelable }: NavigateEvent): boolean =>
  import.meta.env.PROD && navigationType === 'reload' && !userInitiated && cancelable && !isLeaving();

/**
 * Watches over a screen on its way. The router reloads the page, as often as it happens, when the screen's module does
 * not come, and waits forever when it takes forever: both count as a lost chunk, which fetches the screen as a page of its
 * own, once a minute at most. Browsers that do not announce reloads (`NavigateEvent`) keep the router's way.
 * @returns the address that could not be brought, once that minute's reload is spent
 */
export const useLostScreen = (): string | undefined => {
  const here = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const [lost, setLost] = useState<{ address: string; at: string }>();
  const [givenUp, setGivenUp] = useState(false);
  const going = next && createPath(next);

  const fail = useEffectEvent((address: string) => {
    setGivenUp(false);
    console.error(new ChunkLoadError(lostScript() ?? address).message);
    if (reloadOnce(address)) return;
    setLost({ address, at: createPath(here) });
    // Calls off what would never end.
    void navigate(here, { replace: true, preventScrollReset: true, state: here.state });
  });

  useEffect(() => {
    const onNavigate = (event: NavigateEvent) => {
      if (!isRouters(event)) return;
      event.preventDefault();
      setGivenUp(true);
    };
    window.navigation?.addEventListener('navigate', onNavigate);
    return () => window.navigation?.removeEventListener('navigate', onNavigate);
  }, []);

  // The router may give up before React has drawn that it is on its way.
  useEffect(() => {
    if (going === undefined) return;
    const timer = setTimeout(() => fail(going), givenUp ? 0 : chunkTimeout);
    return () => clearTimeout(timer);
  }, [going, givenUp]);

  return lost?.at === createPath(here) ? lost.address : undefined;
};

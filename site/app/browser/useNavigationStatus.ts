import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterDataContext as RouterData, useLocation, useNavigation } from 'react-router';

interface NavigationStatus {
  /** The browser is on its way to another screen, or to other data of this one. */
  pending: boolean;
  /** What the last navigation ran into; undefined when all went well. */
  error: unknown;
  /** When the last navigation finished, as `Date.now()` says it; undefined before the first. */
  timestamp: number | undefined;
}

/** How navigation stands (`behaviour.md` §3). A document that has just been loaded has not navigated yet. */
export const useNavigationStatus = (): NavigationStatus => {
  const pending = useNavigation().state !== 'idle';
  const location = useLocation();
  const loaded = useRef(location);
  const [timestamp, setTimestamp] = useState<number>();
  useEffect(() => {
    if (!pending && location !== loaded.current) setTimestamp(Date.now());
  }, [pending, location]);
  // No public hook tells of an error outside the boundary that shows it.
  const errors = useContext(RouterData)?.errors;
  return { pending, error: timestamp === undefined ? undefined : Object.values(errors ?? {})[0], timestamp };
};

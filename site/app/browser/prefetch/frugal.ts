import { onConnectivity } from '../useOnline.ts';

interface Connection extends EventTarget {
  effectiveType?: unknown;
  saveData?: unknown;
}

/** What the browser says of its network; nothing in Firefox and Safari. */
const connection = (): Connection | undefined =>
  'connection' in navigator && navigator.connection instanceof EventTarget ? navigator.connection : undefined;

/** Whether what may never be needed is not to be fetched (`behaviour.md` §3): on 2g, with a data-saver, offline. */
export const isFrugal = (): boolean => {
  const { effectiveType, saveData } = connection() ?? {};
  return !navigator.onLine || saveData === true || /2g$/.test(String(effectiveType));
};

/** Calls back when that may have changed. */
export const onNetworkChange = (changed: () => void): (() => void) => {
  const network = connection();
  network?.addEventListener('change', changed);
  const stop = onConnectivity(changed);
  return () => {
    network?.removeEventListener('change', changed);
    stop();
  };
};

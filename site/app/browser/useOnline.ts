import { useSyncExternalStore } from 'react';

/** Calls back when the browser's network goes or comes. */
export const onConnectivity = (changed: () => void): (() => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** Whether the browser has a network; on the server it is taken for granted. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    onConnectivity,
    () => navigator.onLine,
    () => true,
  );

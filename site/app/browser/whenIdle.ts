import { bootSettings } from '../boot/settings.ts';

/** Calls back once the browser has nothing better to do, or after two seconds; what it returns calls that off. */
export const whenIdle = (work: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: bootSettings.idleTimeout });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, bootSettings.idleTimeout);
  return () => clearTimeout(timer);
};

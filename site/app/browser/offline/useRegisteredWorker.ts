import { useEffect } from 'react';

/** Has the service worker keep the page that stands in when there is no network (`public/service-worker.js`). */
export const useRegisteredWorker = (): void => {
  useEffect(() => {
    // Not there in a private window of some browsers, nor without https; the site does without.
    navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
  }, []);
};

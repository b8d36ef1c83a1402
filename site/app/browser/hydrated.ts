import { bootSettings } from '../boot/settings.ts';

/** Tells the window that the page is hydrated, which `<html data-hydrated>` says from then on. */
export const announceHydration = (): void => {
  document.documentElement.dataset['hydrated'] = '';
  window.dispatchEvent(new Event(bootSettings.hydrated));
};

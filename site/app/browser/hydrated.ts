import { speculationId } from '../boot/ahead.ts';
import { bootSettings } from '../boot/settings.ts';

/** From here on the page answers by script: `<html data-hydrated>` says so, and the window is told. */
export const markHydrated = (): void => {
  // From now on links fetch payloads, no documents.
  document.getElementById(speculationId)?.remove();
  document.documentElement.dataset['hydrated'] = '';
  window.dispatchEvent(new Event(bootSettings.hydrated));
};

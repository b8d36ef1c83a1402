import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';
import type { OptionalCategory } from './choice.ts';

/** Open, and at which category: an embed asks for the one that it waits for. */
interface Opened {
  at: OptionalCategory | undefined;
}

const preferences = createStore<Opened | undefined>(undefined);

export const openPreferences = (at?: OptionalCategory): void => preferences.set({ at });
export const closePreferences = (): void => preferences.set(undefined);

export const usePreferences = (): Opened | undefined =>
  useSyncExternalStore(preferences.subscribe, preferences.get, () => undefined);

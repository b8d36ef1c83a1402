import { type ComponentType, useEffect, useState } from 'react';
import { useUnasked } from '../../browser/consent/consent.ts';
import { usePreferences } from '../../browser/consent/preferences.ts';

type Load = () => Promise<{ default: ComponentType }>;

/** What it is drawn with comes when it is wanted; until then, and where it cannot be had, there is nothing. */
const useLater = (wanted: boolean, load: Load): ComponentType | undefined => {
  const [Loaded, setLoaded] = useState<ComponentType>();
  const missing = wanted && !Loaded;
  useEffect(() => {
    if (missing)
      load().then(
        (module) => setLoaded(() => module.default),
        () => undefined,
      );
  }, [missing, load]);
  return wanted ? Loaded : undefined;
};

const loadNotice: Load = () => import('./Notice.tsx');
const loadPreferences: Load = () => import('./Preferences.tsx');

/** The question about cookies, and the sheet on which it is answered in detail. Neither is in the server's HTML. */
export const Consent = () => {
  const Notice = useLater(useUnasked(), loadNotice);
  const Preferences = useLater(usePreferences() !== undefined, loadPreferences);
  return (
    <>
      {Notice && <Notice />}
      {Preferences && <Preferences />}
    </>
  );
};

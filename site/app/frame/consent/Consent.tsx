import { useUnasked } from '../../browser/consent/consent.ts';
import { usePreferences } from '../../browser/consent/preferences.ts';
import { useChunk } from '../../browser/useChunk.ts';

const loadNotice = () => import('./Notice.tsx').then((module) => module.default);
const loadPreferences = () => import('./Preferences.tsx').then((module) => module.default);

/** The question about cookies, and the sheet on which it is answered in detail. Neither is in the server's HTML. */
export const Consent = () => {
  const Notice = useChunk('consent notice', loadNotice, useUnasked());
  const Preferences = useChunk('consent preferences', loadPreferences, usePreferences() !== undefined);
  return (
    <>
      {Notice && <Notice />}
      {Preferences && <Preferences />}
    </>
  );
};

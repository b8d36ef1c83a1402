import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { Notice } from '../notice/Notice.tsx';
import { useLostScreen } from './useLostScreen.ts';

/** A screen that would not come, said with a link that asks for it as a browser does by itself. */
export const LostScreen = () => {
  const locale = useLocale();
  const lost = useLostScreen();
  return (
    <Notice sea="flat" shown={lost !== undefined}>
      {lost !== undefined && (
        <>
          <b>{m.lost_title({}, { locale })}</b> <a href={lost}>{m.error_try_again({}, { locale })}</a>
        </>
      )}
    </Notice>
  );
};

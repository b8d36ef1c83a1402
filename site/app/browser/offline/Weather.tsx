import { useEffect, useState } from 'react';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { Notice } from '../notice/Notice.tsx';
import { useOnline } from '../useOnline.ts';

/** How long it is said that the network is back (milliseconds). */
const backFor = 6000;

type State = 'as always' | 'offline' | 'back';

const useWeather = (): State => {
  const online = useOnline();
  const [state, setState] = useState<State>('as always');
  // The network's own changes, and nothing else, move this on.
  const next = online ? (state === 'offline' ? 'back' : state) : 'offline';
  if (next !== state) setState(next);
  useEffect(() => {
    if (state !== 'back') return;
    const timer = setTimeout(() => setState('as always'), backFor);
    return () => clearTimeout(timer);
  }, [state]);
  return state;
};

/** Says when the network is gone, and when it is back. */
export const Weather = () => {
  const locale = useLocale();
  const state = useWeather();
  return (
    <Notice sea={state === 'back' ? 'waves' : 'flat'} shown={state !== 'as always'}>
      {state === 'offline' && (
        <>
          <b>{m.offline_title({}, { locale })}</b> {m.offline_text({}, { locale })}
        </>
      )}
      {state === 'back' && (
        <>
          <b>{m.online_title({}, { locale })}</b> {m.online_text({}, { locale })}
        </>
      )}
    </Notice>
  );
};

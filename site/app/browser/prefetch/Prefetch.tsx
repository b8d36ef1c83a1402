import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from '../whenIdle.ts';
import { type Ahead, watchAhead } from './ahead.ts';
import { isFrugal, onNetworkChange } from './frugal.ts';
import { type ScreenLinks, useScreenLinks } from './links.ts';

/** More than that a page does not fetch for what may come. */
const perPage = 8;

const InView = () => {
  const linksOf = useScreenLinks();
  const [screens, setScreens] = useState<ScreenLinks[]>([]);
  const ahead = useRef<Ahead>(undefined);
  const take = useEffectEvent((page: string) => {
    const links = linksOf(page);
    if (links) setScreens((before) => [...before, links]);
    return links !== undefined;
  });
  useEffect(() => {
    ahead.current = watchAhead((page) => take(page), whenIdle, perPage);
    return ahead.current.stop;
  }, []);
  const go = () => ahead.current?.goOn();
  const modules = new Set(screens.flatMap((screen) => screen.modules));
  return (
    <>
      {screens.map(({ payload }) => (
        <link key={payload} rel="prefetch" as="fetch" href={payload} onLoad={go} onError={go} />
      ))}
      {[...modules].map((href) => (
        <link key={href} rel="prefetch" as="script" href={href} />
      ))}
    </>
  );
};

/** Payload and code of the screens that links in view lead to, fetched while the browser is idle (`behaviour.md` §3). */
export const Prefetch = () => {
  const { pathname, search } = useLocation();
  const frugal = useSyncExternalStore(onNetworkChange, isFrugal, () => true);
  return !frugal && <InView key={pathname + search} />;
};

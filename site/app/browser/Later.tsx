import { useEffect } from 'react';
import { Growing } from './growing/Growing.tsx';
import { LostScreen } from './lost/LostScreen.tsx';
import { useRegisteredWorker } from './offline/useRegisteredWorker.ts';
import { Weather } from './offline/Weather.tsx';
import { Prefetch } from './prefetch/Prefetch.tsx';

/** What can wait until a page is hydrated and the browser idle: a chunk of its own. A line each. */
export const Later = () => {
  useRegisteredWorker();
  useEffect(() => {
    // For the tests, who must not be ahead of it.
    document.documentElement.dataset['complete'] = '';
  }, []);
  return (
    <>
      <Weather />
      <LostScreen />
      <Growing />
      <Prefetch />
    </>
  );
};

import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from './chunks.ts';
import { HashScroll } from './HashScroll.tsx';
import { Moving } from './Moving.tsx';
import { PageView } from './PageView.tsx';
import { whenIdle } from './whenIdle.ts';

const loadLater = () => loadChunk('later', () => import('./Later.tsx')).then(({ Later }) => Later);

/** What the site does in a browser beyond the screens themselves: rendered once, beside the screen. A line each. */
export const Browser = () => {
  const [Later, setLater] = useState<ComponentType>();
  useEffect(
    () =>
      whenIdle(() =>
        loadLater().then(
          (Loaded) => setLater(() => Loaded),
          () => undefined,
        ),
      ),
    [],
  );
  return (
    <>
      <HashScroll />
      <Moving />
      <PageView />
      {Later && <Later />}
    </>
  );
};

import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from './chunks.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * A component that is fetched once the page is hydrated and the browser idle; undefined until then, and where it cannot
 * be had.
 * @param load the same function each time
 */
export const useWhenIdle = (chunk: string, load: () => Promise<ComponentType>): ComponentType | undefined => {
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(
    () =>
      whenIdle(() => {
        loadChunk(chunk, load).then(
          (component) => setLoaded(() => component),
          () => undefined,
        );
      }),
    [chunk, load],
  );
  return Loaded;
};

import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from './chunks.ts';

/**
 * A component that is fetched when it is wanted; undefined until it is there, and where it cannot be had.
 * @param load the same function each time
 */
export const useChunk = <Props extends object = object>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
): ComponentType<Props> | undefined => {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const missing = wanted && !Loaded;
  useEffect(() => {
    if (missing)
      loadChunk(chunk, load).then(
        (component) => setLoaded(() => component),
        () => undefined,
      );
  }, [missing, chunk, load]);
  return wanted ? Loaded : undefined;
};

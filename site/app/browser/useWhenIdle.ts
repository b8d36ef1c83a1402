import { type ComponentType, useEffect, useState } from 'react';
import { useChunk } from './useChunk.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * A component that is fetched once the page is hydrated and the browser idle.
 * @param load the same function each time
 */
export const useWhenIdle = (chunk: string, load: () => Promise<ComponentType>): ComponentType | undefined => {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return useChunk(chunk, load, idle);
};

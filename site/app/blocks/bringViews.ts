import { loadChunk } from '../browser/chunks.ts';
import { isReady } from './ready.ts';

/**
 * Sees to it that the views of these blocks are at hand; which blocks there are is only fetched when one is missing.
 * @throws {ChunkLoadError}
 */
export const bringViews = async (names: readonly string[]): Promise<void> => {
  const missing = names.filter((name) => !isReady(name));
  if (missing.length === 0) return;
  const { loadViews } = await loadChunk('views', () => import('./views.ts'));
  await loadViews(missing, loadChunk);
};

import { bootSettings } from '../boot/settings.ts';

/** A load that takes longer counts as failed (`behaviour.md` §4; milliseconds). */
export const chunkTimeout = 120_000;

/** `spec.md` §8: its message names the chunk. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  constructor(chunk: string, cause?: unknown) {
    super(`Loading chunk ${chunk} failed.`, { cause });
  }
}

const timeLimit = (chunk: string) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(chunk)), chunkTimeout);
  });
  return { passed, stop: () => clearTimeout(timer) };
};

/**
 * Loads a part of the site that came not with its page.
 * @throws {ChunkLoadError} when it does not come, or not in time; it has been logged then
 */
export const loadChunk = async <T>(chunk: string, load: () => Promise<T>): Promise<T> => {
  const { passed, stop } = timeLimit(chunk);
  try {
    return await Promise.race([load(), passed]);
  } catch (cause) {
    const failure = cause instanceof ChunkLoadError ? cause : new ChunkLoadError(chunk, cause);
    console.error(failure.message);
    throw failure;
  } finally {
    stop();
  }
};

/** Whether a lost chunk may reload the page: once, at most once a minute, also across that reload. */
const mayReload = (): boolean => {
  const { guardKey, guardTime } = bootSettings;
  try {
    if (Date.now() - Number(sessionStorage.getItem(guardKey) ?? 0) < guardTime) return false;
    sessionStorage.setItem(guardKey, String(Date.now()));
    return true;
  } catch {
    // Without storage nothing would end the loop.
    return false;
  }
};

/**
 * Fetches the page anew, with the chunks of today: the one that was on its way, or else the one that is shown.
 * @returns whether it does; false within a minute of the last time
 */
export const reloadOnce = (address: string = location.href): boolean => {
  if (!mayReload()) return false;
  leaveFor(address);
  return true;
};

let leaving = false;

/** Whether the page is being left by `leaveFor`. */
export const isLeaving = (): boolean => leaving;

/** Goes there as a browser does by itself. */
export const leaveFor = (address: string): void => {
  leaving = true;
  const { href } = new URL(address, location.href);
  if (href === location.href) location.reload();
  else location.assign(href);
};

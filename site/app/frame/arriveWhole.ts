import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { bringViews } from '../blocks/bringViews.ts';
import { blockNames } from '../blocks/names.ts';
import { ChunkLoadError, leaveFor, reloadOnce } from '../browser/chunks.ts';
import { isToldBySite } from './failures.ts';

type Results = Record<string, DataStrategyResult>;

/** The page is being left: nothing more is to be shown in it. */
const never = new Promise<never>(() => {});

const isLost = ({ type, result }: DataStrategyResult): boolean => type === 'error' && !isToldBySite(result);

/**
 * A navigation is over when everything is there that the next screen is drawn with. Where its payload cannot be had, the
 * browser loads the page as it would without us; so it does, at most once a minute, where the code of a block is missing.
 */
export const arriveWhole: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  // Called off by another navigation: nothing was lost.
  if (request.signal.aborted) return results;
  if (Object.values(results).some(isLost)) {
    leaveFor(request.url);
    return never;
  }
  try {
    await bringViews(Object.values(results).flatMap(({ result }) => blockNames(result)));
    return results;
  } catch (failure) {
    if (failure instanceof ChunkLoadError && reloadOnce(request.url)) return never;
    throw failure;
  }
};

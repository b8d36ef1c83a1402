import { data, isRouteErrorResponse, type LoaderFunctionArgs } from 'react-router';
import * as v from 'valibot';
import type { Found } from '../../content/ask.ts';
import { failureStatus, isRefused, isUnknownError } from '../../content/client/index.ts';
import { failures } from '../frame/failures.ts';
import { type Visit, visitContext } from '../visit.server.ts';

/** `spec.md` §8: an unknown route, or an entry that is not there. */
export const notFound = () => data(failures.notFound, { status: 404 });

/** The entry, or the 404 screen. */
export const orNotFound = <T>(result: Found<T>): T => {
  if (result.found) return result.value;
  throw notFound();
};

/** The content service could not be reached, or answered what cannot be used. */
const unavailable = () => data(failures.unavailable, { status: 503 });

const isContentFailure = (thrown: unknown): boolean =>
  isUnknownError(thrown) || failureStatus(thrown) !== undefined || thrown instanceof v.ValiError;

/**
 * A screen's loader: `read` gets the visit; what the content service throws becomes the 503 screen, and a token that
 * it refuses is forgotten and the anonymous page read instead (`behaviour.md` §6).
 */
export const screenLoader =
  <Args extends LoaderFunctionArgs, Data>(read: (args: Args, visit: Visit) => Promise<Data>) =>
  async (args: Args): Promise<Data> => {
    const visit = args.context.get(visitContext);
    try {
      return await read(args, visit);
    } catch (failure) {
      if (isRefused(failure) && visit.dropToken()) return screenLoader(read)(args);
      if (!isContentFailure(failure) || isRouteErrorResponse(failure)) throw failure;
      visit.logFailure(failure);
      throw unavailable();
    }
  };

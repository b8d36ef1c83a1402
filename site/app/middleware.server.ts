import { createContext, data, type MiddlewareFunction } from 'react-router';
import { failures } from './frame/failures.ts';
import { type Watched, watchedQuery } from './pages/overview.ts';
import { visitContext } from './visit.server.ts';

/** The watched part of the address, for the loaders of routes that name `watched-query`. */
export const watchedContext = createContext<Watched>({});

/** Every middleware a route may name. */
const registry = new Map<string, MiddlewareFunction<Response>>([
  ['watched-query', ({ url, context }) => context.set(watchedContext, watchedQuery(url.searchParams))],
]);

/**
 * A middleware by its name, looked up when a request needs it: a wrong name is that route's fault, not the site's. The
 * fault is told once the loaders have run, since before that the error screen would have no menus around it.
 */
export const named =
  (name: string): MiddlewareFunction<Response> =>
  async (args, next) => {
    const middleware = registry.get(name);
    if (middleware) return middleware(args, next);
    await next();
    const message = failures.unknownMiddleware(name);
    args.context.get(visitContext).logFailure(new Error(message));
    throw data(message, { status: 500 });
  };

import { isRouteErrorResponse } from 'react-router';

/** What a loader says when it has no screen to give (`spec.md` §8). */
export const failures = {
  notFound: 'This page could not be found',
  unavailable: 'The content service did not answer',
  unknownMiddleware: (name: string) => `Unknown middleware ${name}`,
};

const told = new RegExp(`^(?:${failures.notFound}|${failures.unavailable}|${failures.unknownMiddleware('')}.*)$`);

/** An answer of the site's own, for the error screen; anything else in a payload's place means that it did not arrive. */
export const isToldBySite = (error: unknown): boolean =>
  isRouteErrorResponse(error) && typeof error.data === 'string' && told.test(error.data);

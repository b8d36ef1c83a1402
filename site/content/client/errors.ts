/**
 * What a failed call throws (`spec.md` §8): with no usable response, an `UnknownError` that carries the original
 * message; with a response, the server's own body as it is.
 */
export interface UnknownError {
  status: 500;
  name: 'UnknownError';
  message: string;
}

export const unknownError = (cause: unknown): UnknownError => ({
  status: 500,
  name: 'UnknownError',
  message: cause instanceof Error ? cause.message : String(cause),
});

export const isUnknownError = (thrown: unknown): thrown is UnknownError =>
  typeof thrown === 'object' && thrown !== null && 'name' in thrown && thrown.name === 'UnknownError';

/** The status inside a body that was thrown as it is, if it has Strapi's shape. */
export const failureStatus = (thrown: unknown): number | undefined => {
  if (typeof thrown !== 'object' || thrown === null || !('error' in thrown)) return undefined;
  const { error } = thrown;
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;
};

/** "Not there", as against "cannot be reached". */
export const isNotFound = (thrown: unknown): boolean => failureStatus(thrown) === 404;

/** The service will not have this token. */
export const isRefused = (thrown: unknown): boolean => [401, 403].includes(failureStatus(thrown) ?? 0);

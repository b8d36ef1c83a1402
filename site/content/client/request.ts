import { type UnknownError, unknownError } from './errors.ts';
import { searchOf } from './search.ts';
import type { Json } from './shape.ts';

export interface Transport {
  /** Where Strapi answers, without `/api` and without a trailing slash. */
  baseUrl: string;
  /** Time limit for a whole call, its body included. */
  timeoutMs: number;
  fetch: typeof fetch;
  token: () => string | undefined;
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  query?: object | undefined;
  body?: object;
}

/** Larger than any page; an endless answer must not fill the memory. */
const maxBytes = 8 * 1024 * 1024;

/**
 * One call to the content service.
 * @throws {UnknownError} when there is no response in time, or one that is not JSON
 * @throws the server's own body, as it is, when it answers with an error
 */
export const request = async (
  transport: Transport,
  path: string,
  { method = 'GET', query, body }: Call = {},
): Promise<Json> => {
  const token = transport.token();
  const { response, text } = await reach(transport, `${transport.baseUrl}/api${path}${searchOf(query)}`, {
    method,
    redirect: 'error',
    headers: {
      accept: 'application/json',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (response.status === 204) return null;
  const answer = parse(text, `${method} ${path} answered ${response.status} without JSON`);
  if (!response.ok) throw answer;
  return answer;
};

const reach = async (transport: Transport, url: string, init: RequestInit) => {
  try {
    const response = await transport.fetch(url, { ...init, signal: AbortSignal.timeout(transport.timeoutMs) });
    if (Number(response.headers.get('content-length') ?? 0) > maxBytes)
      throw new Error(`answer over ${maxBytes} bytes`);
    return { response, text: await response.text() };
  } catch (cause) {
    throw unknownError(cause);
  }
};

const parse = (text: string, fault: string): Json => {
  try {
    return JSON.parse(text);
  } catch {
    throw { status: 500, name: 'UnknownError', message: fault } satisfies UnknownError;
  }
};

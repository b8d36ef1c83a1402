import { tokenPath } from '../token.ts';

/** Fetches the signed time of a form's first focus; without one it is still sent, and looked at twice. */
export const fetchToken = async (): Promise<string | undefined> => {
  try {
    const response = await fetch(tokenPath, { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
};

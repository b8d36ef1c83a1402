import { sign, verify } from 'hono/jwt';
import { JwtTokenExpired } from 'hono/utils/jwt/types';

/** What was signed came back whole; or whole, but too late; or it is not ours. */
export type Opened = { state: 'good' | 'expired'; payload: Record<string, unknown> } | { state: 'forged' };

export interface Signer {
  /** @param seconds how long it is good for; for ever without it */
  sign: (payload: Record<string, unknown>, seconds?: number) => Promise<string>;
  open: (token: string) => Promise<Opened>;
}

const longest = 4096;

/**
 * Signed tokens (JWT, RFC 7519, HS256) for one purpose: what was signed for another is forged here. Anyone can read what
 * is in them.
 */
export const signerFor = (secret: string, purpose: string): Signer => {
  const options = { alg: 'HS256', aud: purpose } as const;
  const open = async (token: string): Promise<Opened> => {
    if (token.length > longest) return { state: 'forged' };
    try {
      return { state: 'good', payload: await verify(token, secret, options) };
    } catch (failure) {
      if (!(failure instanceof JwtTokenExpired)) return { state: 'forged' };
      return { state: 'expired', payload: await verify(token, secret, { ...options, exp: false }) };
    }
  };
  return {
    sign: (payload, seconds) => {
      const now = Math.floor(Date.now() / 1000);
      return sign({ ...payload, aud: purpose, iat: now, ...(seconds ? { exp: now + seconds } : {}) }, secret, 'HS256');
    },
    open,
  };
};

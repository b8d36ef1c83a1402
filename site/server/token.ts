import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { clientAddressBehind } from './clientAddress.ts';
import type { Config } from './config.ts';
import type { Env } from './middleware/env.ts';

export const tokenCookie = 'strapi_jwt';
const jwt = /^[\w-]{2,1000}\.[\w-]{2,3000}\.[\w-]{2,1000}$/;

/** Each such page is rendered for its visitor alone, so nobody gets more than a few of them a second. */
const limiter = new RateLimiterMemory({ points: 30, duration: 60 });

/**
 * The bearer token that a request brings (`behaviour.md` §6): a cookie of the form of a JWT, while its sender keeps
 * within the limit; undefined otherwise, which makes the visit an anonymous one.
 */
export const visitorTokens = ({ trustedProxies }: Config) => {
  const clientAddress = clientAddressBehind(trustedProxies);
  return async (c: Context<Env>): Promise<string | undefined> => {
    const value = getCookie(c, tokenCookie);
    if (!value || !jwt.test(value)) return undefined;
    const address = clientAddress(c.env.incoming.socket.remoteAddress, c.req.header('x-forwarded-for'));
    const within = await limiter.consume(address).then(
      () => true,
      () => false,
    );
    return within ? value : undefined;
  };
};

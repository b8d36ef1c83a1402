import type { Context } from 'hono';
import { deleteCookie } from 'hono/cookie';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { aheadSeconds } from '../app/boot/ahead.ts';
import { localeOfPath } from '../app/locale/paths.ts';
import { visitContext } from '../app/visit.server.ts';
import type { Config } from './config.ts';
import type { FinishDocument } from './document/finish.ts';
import { lastResort } from './lastResort.ts';
import { failureDetails, type Log } from './log.ts';
import type { Env } from './middleware/env.ts';
import { tokenCookie, visitorTokens } from './token.ts';
import { openVisit, type Stores } from './visit.ts';

/** Hands a request to the screens, and mends what comes back: caching, retry, a refused token's cookie. */
export const pages = (config: Config, log: Log, stores: Stores, build: ServerBuild, finish: FinishDocument) => {
  const visitorToken = visitorTokens(config);
  const handle = createRequestHandler(build, import.meta.env.MODE);

  return async (c: Context<Env>): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    const locale = localeOfPath(pathname.replace(/\.data$/, '')) ?? config.defaultLocale;
    const token = await visitorToken(c);
    const visit = openVisit(config, log, stores, { locale, token });
    const context = new RouterContextProvider();
    context.set(visitContext, visit);

    const response = await handle(onOwnAddress(c.req.raw, config.siteUrl + pathname + search), context).catch(
      (failure: unknown) => {
        log.error(failureDetails(failure), 'error page failed');
        return lastResort();
      },
    );

    const isPage = response.body !== null && response.headers.get('content-type')?.startsWith('text/html');
    const answer = new Response(isPage ? finish(await response.text()) : response.body, response);
    if (visit.tokenDropped()) deleteCookieOn(c, answer);
    const ahead = pathname.endsWith('.data') && /^prefetch\b/.test(c.req.header('sec-purpose') ?? '');
    answer.headers.set('cache-control', caching(response.status, token !== undefined, ahead));
    if (response.status >= 500) answer.headers.set('retry-after', '10');
    return answer;
  };
};

/** Addresses come from `SITE_URL` alone; Host and the framework's own headers have no say (`quality.md`). */
const onOwnAddress = (request: Request, url: string): Request => {
  const headers = new Headers(request.headers);
  for (const name of [...headers.keys()]) if (/^x-(?:react-router|remix|forwarded)/i.test(name)) headers.delete(name);
  headers.set('host', new URL(url).host);
  const body = request.method === 'GET' || request.method === 'HEAD' ? null : request.body;
  return new Request(url, {
    method: request.method,
    headers,
    body,
    signal: request.signal,
    ...(body ? { duplex: 'half' } : {}),
  });
};

/** A payload that a browser fetches ahead is good for a moment, for this browser alone: else it would be fetched twice. */
const caching = (status: number, personal: boolean, ahead: boolean): string => {
  if (personal) return 'private, no-store';
  if (ahead && status === 200) return `private, max-age=${aheadSeconds}`;
  return status >= 500 ? 'no-store' : 'public, max-age=0, must-revalidate';
};

const deleteCookieOn = (c: Context<Env>, answer: Response): void => {
  deleteCookie(c, tokenCookie, { path: '/' });
  const cleared = c.res.headers.get('set-cookie');
  if (cleared) answer.headers.append('set-cookie', cleared);
};

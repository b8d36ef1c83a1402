import type { Context } from 'hono';
import { deleteCookie } from 'hono/cookie';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { aheadSeconds } from '../app/boot/ahead.ts';
import { formScreen } from '../app/forms/outcome.ts';
import { localeOfPath, localePath } from '../app/locale/paths.ts';
import { type Visit, visitContext } from '../app/visit.server.ts';
import type { Config } from './config.ts';
import type { FinishDocument } from './document/finish.ts';
import { lastResort } from './lastResort.ts';
import { failureDetails, type Log } from './log.ts';
import type { Env } from './middleware/env.ts';
import { statusOf } from './middleware/forms.ts';
import { tokenCookie, visitorTokens } from './token.ts';
import { openVisit, type VisitParts } from './visit.ts';

/** Hands a request to the screens, and mends what comes back: caching, retry, a refused token's cookie. */
export const pages = (config: Config, log: Log, parts: VisitParts, build: ServerBuild, finish: FinishDocument) => {
  const visitorToken = visitorTokens(config);
  const handle = createRequestHandler(build, import.meta.env.MODE);

  const draw = async (request: Request, visit: Visit): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(visitContext, visit);
    return handle(request, context).catch((failure: unknown) => {
      log.error(failureDetails(failure), 'error page failed');
      return lastResort();
    });
  };

  return async (c: Context<Env>): Promise<Response> => {
    const { pathname, search } = new URL(c.req.url);
    const locale = localeOfPath(pathname.replace(/\.data$/, '')) ?? config.defaultLocale;
    const token = await visitorToken(c);
    const outcome = c.get('outcome');
    const visit = openVisit(config, log, parts, { locale, token, outcome });
    const at = (path: string) => onOwnAddress(c.req.raw, config.siteUrl + path, outcome !== undefined);
    let response = await draw(at(pathname + search), visit);
    // What was typed, or thanks, must not go with a page that cannot be had: the form by itself needs no content.
    const alone = outcome !== undefined && response.status >= 500;
    if (alone) response = await draw(at(localePath(locale, formScreen)), visit);

    const isPage = response.body !== null && response.headers.get('content-type')?.startsWith('text/html');
    const status = outcome ? statusOf(outcome) : response.status;
    const answer = new Response(isPage ? finish(await response.text(), { alive: !alone }) : response.body, {
      status,
      headers: response.headers,
    });
    if (visit.tokenDropped()) deleteCookieOn(c, answer);
    const ahead = pathname.endsWith('.data') && /^prefetch\b/.test(c.req.header('sec-purpose') ?? '');
    answer.headers.set('cache-control', caching(status, token !== undefined || outcome !== undefined, ahead));
    if (status >= 500 && !outcome) answer.headers.set('retry-after', '10');
    return answer;
  };
};

/**
 * Addresses come from `SITE_URL` alone; Host and the framework's own headers have no say (`quality.md`).
 * @param again whether a page is drawn again for a form that was posted to it, whose body has been read
 */
const onOwnAddress = (request: Request, url: string, again: boolean): Request => {
  const headers = new Headers(request.headers);
  for (const name of [...headers.keys()]) if (/^x-(?:react-router|remix|forwarded)/i.test(name)) headers.delete(name);
  headers.set('host', new URL(url).host);
  if (again) return new Request(url, { headers: withoutBody(headers), signal: request.signal });
  const body = request.method === 'GET' || request.method === 'HEAD' ? null : request.body;
  return new Request(url, {
    method: request.method,
    headers,
    body,
    signal: request.signal,
    ...(body ? { duplex: 'half' } : {}),
  });
};

const withoutBody = (headers: Headers): Headers => {
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) headers.delete(name);
  return headers;
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

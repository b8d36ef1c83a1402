import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { loadAllViews } from './blocks/views.ts';
import { visitContext } from './visit.server.ts';

await loadAllViews();

/** Pages are rendered whole: they are kept and compressed as one piece, so nothing is gained by streaming. */
const render = (context: EntryContext, url: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={url} />, {
      onAllReady: () => {
        const body = new PassThrough();
        text(body).then(resolve, reject);
        pipe(body);
      },
      onShellError: reject,
      onError: reject,
    });
  });

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  _load: RouterContextProvider,
) {
  headers.set('content-type', 'text/html; charset=utf-8');
  const body = request.method === 'HEAD' ? null : await render(context, request.url);
  return new Response(body, { status, headers });
}

/** Faults of our own, to the log; an expected answer such as a 404 is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(visitContext).logFailure(error);
};

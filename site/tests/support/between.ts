import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type Meddle = (request: IncomingMessage, response: ServerResponse) => boolean;

/** No collection has anything published, when one asks for its slugs: singles and menus are what they are. */
export const noEntries: Meddle = (request, response) => {
  if (!request.url?.includes('?fields=slug&') && !request.url?.includes('&fields=slug&')) return false;
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[],"meta":{}}');
  return true;
};

/**
 * Stands between the site and the real Strapi: counts the calls, may add headers to them, and may answer one itself
 * (`meddle` returns true when it did).
 */
export const standBetween = async (
  target: string,
  { headers = {}, meddle }: { headers?: Record<string, string>; meddle?: Meddle } = {},
) => {
  const calls: string[] = [];
  let meddling: Meddle | undefined = meddle;
  const server = createServer(async (request, response) => {
    calls.push(request.url ?? '');
    if (meddling?.(request, response)) return;
    const passed = Object.entries(request.headers).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && !['host', 'connection', 'content-length'].includes(entry[0]),
    );
    const sent = await buffer(request);
    const answer = await fetch(target + (request.url ?? ''), {
      method: request.method ?? 'GET',
      headers: { ...Object.fromEntries(passed), ...headers },
      body: sent.length > 0 ? new Uint8Array(sent) : null,
      redirect: 'manual',
    });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'application/octet-stream',
      'content-length': body.length,
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    /** What it does from now on; undefined: it only passes on. */
    meddle: (next: Meddle | undefined) => {
      meddling = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

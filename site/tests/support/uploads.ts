import { createServer as createHttp, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo } from 'node:net';

export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** Sends a file as Strapi does. */
export const file =
  (bytes: Uint8Array | string, type: string): Answer =>
  (response) =>
    response
      .writeHead(200, { ...(type && { 'content-type': type }), 'content-length': Buffer.byteLength(bytes) })
      .end(bytes);

/** A content service that has nothing but uploads, of which each can be told how to answer. */
export const openUploads = async (tls?: { key: string; cert: string }) => {
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const listener: RequestListener = (request, response) => {
    const name = (request.url ?? '').replace('/uploads/', '');
    asked.push(name);
    const answer = answers.get(name);
    if (answer) answer(response, request);
    else response.writeHead(404).end();
  };
  const server = tls ? createHttps(tls, listener) : createHttp(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: tls ? `https://localhost:${port}` : `http://127.0.0.1:${port}`,
    port,
    asked,
    put: (name: string, answer: Answer) => void answers.set(name, answer),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export type Uploads = Awaited<ReturnType<typeof openUploads>>;

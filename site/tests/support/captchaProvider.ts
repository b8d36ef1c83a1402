import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Answer = (response: ServerResponse, asked: URLSearchParams) => void;

/** What reCAPTCHA's `siteverify` answers, as its guide documents it. */
export const says =
  (body: object): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

/** Stands in for reCAPTCHA, which cannot be had offline: its check of tokens, and the script that makes them. */
export const startProvider = async (script = '') => {
  let answer: Answer = says({ success: false, 'error-codes': ['invalid-input-response'] });
  const asked: URLSearchParams[] = [];
  const scripts: string[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://provider.test');
    if (/\/(?:api|enterprise)\.js$/.test(pathname)) {
      scripts.push(request.url ?? '');
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
      return;
    }
    if (request.method !== 'POST' || pathname !== '/recaptcha/api/siteverify') {
      response.writeHead(404).end();
      return;
    }
    const question = new URLSearchParams(await text(request));
    asked.push(question);
    answer(response, question);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/recaptcha`,
    /** The questions that were put to it. */
    asked,
    /** The addresses by which its script was fetched. */
    scripts,
    answers: (next: Answer) => {
      answer = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

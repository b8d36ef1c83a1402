import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An offer as the board sends it. */
export const boardOffer = (own: object = {}) => ({
  id: 1,
  slug: 'pump-engineer',
  title: 'Pump engineer',
  department: 'Engineers',
  location: 'Rotterdam, Netherlands',
  city: 'Rotterdam',
  employment_type_code: 'fulltime',
  description: '<p>Down, and up again.</p>',
  careers_url: '/vacancy-pump-engineer',
  published_at: '2026-07-10 09:00:00 UTC',
  close_at: null,
  min_hours: 32,
  max_hours: 40,
  translations: {},
  ...own,
});

type Answer = (response: ServerResponse) => void;

export const sends =
  (body: string, status = 200): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };

export const sendsOffers = (...offers: object[]): Answer => sends(JSON.stringify({ offers }));

/** A job board on a port of its own; `answer` changes what it does from then on. */
export const openBoard = async () => {
  let answer: Answer = sendsOffers(boardOffer());
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(request.url ?? '');
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/offers`,
    calls,
    answer: (next: Answer) => {
      answer = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
};

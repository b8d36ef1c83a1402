import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { App } from '../app.ts';
import { staleHeader } from './standIn.ts';

interface Answer {
  status: number;
  bytes: Uint8Array;
}

/** Asks the site's own app, without a socket. An answer that is not of today counts as none. */
export const asker =
  (app: Pick<App, 'fetch'>, siteUrl: string) =>
  async (address: string): Promise<Answer> => {
    const incoming = new IncomingMessage(new Socket());
    incoming.url = address;
    const response = await app.fetch(new Request(siteUrl + address), { incoming });
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { status: response.headers.has(staleHeader) ? 503 : response.status, bytes };
  };

export type Ask = ReturnType<typeof asker>;

/** Where a screen's data is, as React Router asks for it. */
export const payloadOf = (address: string): string => address.replace(/(?=\?|$)/, '.data');

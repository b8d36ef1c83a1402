import { type LookupAddress, lookup as resolve } from 'node:dns';
import { request as http, type IncomingMessage } from 'node:http';
import { request as https } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { ImageFault } from './fault.ts';
import { isPublicAddress } from './publicAddress.ts';
import type { Source } from './sources.ts';

const largestFile = 20 * 1024 * 1024;

const inside = (host: string) => new ImageFault(403, `${host} is not on the open internet`);

/** A name is looked up once, and the connection goes to the very address that was looked at. */
const lookup: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (failure, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (failure || !first) return done(failure ?? new Error(`${host} has no address`), '', 4);
    if (!found.every(({ address }) => isPublicAddress(address))) return done(inside(host), '', 4);
    return options.all ? done(null, found) : done(null, first.address, first.family);
  });
};

const open = ({ url, trusted }: Source, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (!trusted && isIP(literal) && !isPublicAddress(literal)) throw inside(literal);
    const send = url.protocol === 'https:' ? https : http;
    const request = send(url, { signal, headers: { accept: 'image/*' }, ...(trusted ? {} : { lookup }) }, resolve);
    request.on('error', reject).end();
  });

/** What an answer's head says against it. A redirect is not followed: it could lead anywhere. */
const check = ({ statusCode = 0, headers }: IncomingMessage): void => {
  if (statusCode === 429 || statusCode >= 500) throw new ImageFault(503, `the source answers ${statusCode}`);
  if (statusCode !== 200) throw new ImageFault(404, `the source answers ${statusCode}`);
  if (!/^image\//i.test(headers['content-type'] ?? '')) throw new ImageFault(415, 'the source is not a picture');
  if (Number(headers['content-length'] ?? 0) > largestFile) throw new ImageFault(413, 'the source is too large');
};

const read = async (answer: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestFile) throw new ImageFault(413, 'the source is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * Fetches a source, within a time and a size.
 * @throws {ImageFault} when it is refused, not to be had, or not what it should be
 */
export const download = async (source: Source, timeoutMs: number): Promise<Buffer> => {
  const signal = AbortSignal.timeout(timeoutMs);
  let answer: IncomingMessage | undefined;
  try {
    answer = await open(source, signal);
    check(answer);
    return await read(answer);
  } catch (failure) {
    answer?.destroy();
    if (failure instanceof ImageFault) throw failure;
    throw new ImageFault(503, `the source cannot be reached: ${signal.aborted ? 'silence' : String(failure)}`);
  }
};

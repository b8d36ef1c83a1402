import { createHash } from 'node:crypto';
import type { Format } from './modifiers.ts';

export interface Stored {
  format: Format;
  data: Uint8Array;
  /** Of the content, for ETag. */
  tag: string;
}

const formats: readonly Format[] = ['avif', 'webp', 'jpeg', 'png'];
const digest = (data: Uint8Array) => createHash('sha256').update(data).digest();
const headLength = 33;

export const storedOf = (format: Format, data: Uint8Array): Stored => ({
  format,
  data,
  tag: digest(data).toString('base64url'),
});

/** A file of the cache: a byte for the format, the content's SHA-256, the content. */
export const pack = ({ format, data, tag }: Stored): Buffer =>
  Buffer.concat([Buffer.from([formats.indexOf(format)]), Buffer.from(tag, 'base64url'), data]);

/** Undefined for a file that was cut off or changed. */
export const unpack = (file: Buffer): Stored | undefined => {
  const format = formats[file[0] ?? -1];
  const data = file.subarray(headLength);
  if (!format || data.length === 0) return undefined;
  const stored = storedOf(format, data);
  return stored.tag === file.subarray(1, headLength).toString('base64url') ? stored : undefined;
};

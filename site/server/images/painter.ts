import { setPriority } from 'node:os';
import { ImageFault } from './fault.ts';
import type { Wanted } from './modifiers.ts';
import { paint } from './paint.ts';

/**
 * A process of its own, started by paintProcess.ts: what decoding and encoding take of memory goes with it when it ends,
 * pages come first on the processor, and a picture that brings down a decoder does not bring down the site.
 */
export interface Job {
  id: number;
  bytes: Uint8Array;
  wanted: Wanted;
}

setPriority(10);
// A Ctrl+C in the terminal reaches this process too, while the site is still answering its last visitors.
process.on('SIGINT', () => {});
process.on('disconnect', () => process.exit());

process.on('message', async ({ id, bytes, wanted }: Job) => {
  try {
    process.send?.({ id, painted: await paint(bytes, wanted) });
  } catch (failure) {
    const { status, message } = failure instanceof ImageFault ? failure : new ImageFault(415, String(failure));
    process.send?.({ id, fault: { status, message } });
  }
});

export interface Limits {
  /** For the whole answer, its body included. */
  timeoutMs: number;
  maxBytes: number;
  fetch: typeof fetch;
}

/**
 * The JSON at an address of somebody else's: no redirects, a time limit, and a cap that is kept while reading, since
 * what an answer says of its own length proves nothing.
 * @throws {Error} for anything but a whole, good answer
 */
export const downloadJson = async (url: string, { timeoutMs, maxBytes, fetch }: Limits): Promise<unknown> => {
  const response = await fetch(url, {
    redirect: 'error',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`answered ${response.status}`);
  }
  return JSON.parse(await readText(response.body, maxBytes));
};

const readText = async (body: ReadableStream<Uint8Array>, maxBytes: number): Promise<string> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  let text = '';
  // Leaving the loop early cancels the stream, and with it the connection.
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error(`over ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};

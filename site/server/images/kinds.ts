/** What a file is by its first bytes, whatever its name and its sender say. No SVG: it is a program that could ask for more. */
const signatures = {
  jpeg: (head: string) => head.startsWith('\xff\xd8\xff'),
  png: (head: string) => head.startsWith('\x89PNG\r\n\x1a\n'),
  webp: (head: string) => head.startsWith('RIFF') && head.startsWith('WEBP', 8),
  avif: (head: string) => ['ftypavif', 'ftypavis', 'ftypmif1'].some((brand) => head.startsWith(brand, 4)),
  gif: (head: string) => head.startsWith('GIF87a') || head.startsWith('GIF89a'),
};

/** The kinds of picture that are read. */
export type Kind = keyof typeof signatures;

export const kindOf = (bytes: Uint8Array): Kind | undefined => {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return (Object.keys(signatures) as Kind[]).find((kind) => signatures[kind](head));
};

/** Pictures that are read, and the first bytes they are known by. No SVG: it is a program that could ask for more files. */
const signatures = { jpeg: /^\xff\xd8\xff/, png: /^\x89PNG\r\n\x1a\n/, webp: /^RIFF[^]{4}WEBP/, avif: /^[^]{4}ftyp(?:avif|avis|mif1)/, gif: /^GIF8[79]a/ };

export type Kind = keyof typeof signatures;

/** What a file is by its own word, whatever its name and its sender say. */
export const kindOf = (bytes: Uint8Array): Kind | undefined => {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return (Object.keys(signatures) as Kind[]).find((kind) => signatures[kind].test(head));
};

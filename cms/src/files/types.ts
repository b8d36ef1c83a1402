/** What an editor may upload, and the first bytes by which it is known. No SVG or HTML: both can carry scripts. */
interface FileType {
  mime: string;
  matches: (head: Buffer) => boolean;
}

const at =
  (offset: number, ...signatures: string[]) =>
  (head: Buffer) =>
    signatures.some((signature) => head.subarray(offset).toString('latin1').startsWith(signature));

export const fileTypes: FileType[] = [
  { mime: 'image/jpeg', matches: at(0, '\xff\xd8\xff') },
  { mime: 'image/png', matches: at(0, '\x89PNG\r\n\x1a\n') },
  { mime: 'image/webp', matches: at(8, 'WEBP') },
  { mime: 'image/avif', matches: at(4, 'ftypavif', 'ftypavis', 'ftypmif1') },
  { mime: 'image/gif', matches: at(0, 'GIF87a', 'GIF89a') },
  { mime: 'video/mp4', matches: at(4, 'ftyp') },
  { mime: 'video/webm', matches: at(0, '\x1aE\xdf\xa3') },
  { mime: 'text/vtt', matches: (head) => at(0, 'WEBVTT')(head) || at(3, 'WEBVTT')(head) },
  { mime: 'application/pdf', matches: at(0, '%PDF-') },
];

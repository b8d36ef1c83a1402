import { uploadName } from '../middleware/media.ts';
import { ImageFault } from './fault.ts';

export interface Source {
  url: URL;
  /** The content service may live on this very machine or network. Nobody else is looked for there. */
  trusted: boolean;
}

const enclosed = /^~([\w-]{4,2800})$/;

/** An address as `enclose` in app/ui/imageAddress.ts writes it; only in its one true spelling, so that it is kept once. */
const unfold = (code: string): URL | undefined => {
  const text = Buffer.from(code, 'base64url').toString();
  if (Buffer.from(text).toString('base64url') !== code || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.href === text && url.protocol === 'https:' && !url.username && !url.password && !url.hash
    ? url
    : undefined;
};

/**
 * Where a picture comes from: an upload of the content service by its name, or a whole address on one of the hosts.
 * @throws {ImageFault} for anything else
 */
export const sourcesOf =
  ({ contentUrl, imageHosts }: { contentUrl: string; imageHosts: readonly string[] }) =>
  (name: string): Source => {
    if (uploadName.test(name)) return { url: new URL(`${contentUrl}/uploads/${name}`), trusted: true };
    const [, code] = enclosed.exec(name) ?? [];
    const url = code ? unfold(code) : undefined;
    if (!url) throw new ImageFault(400, 'not a source');
    if (!imageHosts.includes(url.host)) throw new ImageFault(403, `${url.host} is not one of IMAGE_HOSTS`);
    return { url, trusted: url.origin === new URL(contentUrl).origin };
  };

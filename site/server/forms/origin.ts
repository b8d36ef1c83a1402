/** What a request says of where it was sent from. */
export type Sender = 'own' | 'foreign' | 'unknown';

/**
 * Whether a form was sent from a page of this site. A browser's own word (`Sec-Fetch-Site`, Fetch Metadata) comes first:
 * it holds behind any proxy and under any name. What says neither is no browser of today, or one with the headers taken
 * off on its way.
 */
export const senderOf = (header: (name: string) => string | undefined, siteUrl: string): Sender => {
  const site = header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' ? 'own' : 'foreign';
  const origin = header('origin');
  if (origin === undefined) return 'unknown';
  return origin === siteUrl ? 'own' : 'foreign';
};

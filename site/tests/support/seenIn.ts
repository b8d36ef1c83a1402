import { signIn } from './admin.ts';

export interface Seen {
  email: string;
  [field: string]: unknown;
}

/** What an editor sees of a content type in the CMS: the entries whose mail address begins like this. */
export const seenIn = async (cmsUrl: string, uid = 'api::lead.lead') => {
  const editor = await signIn(cmsUrl);
  return async (from: string): Promise<Seen[]> => {
    const filter = `filters[email][$startsWith]=${encodeURIComponent(from)}&pageSize=100`;
    const found: Seen[] = [];
    for (let page = 1; ; page += 1) {
      const path = `/content-manager/collection-types/${uid}?${filter}&page=${page}`;
      const { status, body } = await editor.ask('GET', path);
      if (status !== 200) throw new Error(`${uid}: ${status}`);
      found.push(...body.results);
      if (page >= body.pagination.pageCount) return found;
    }
  };
};

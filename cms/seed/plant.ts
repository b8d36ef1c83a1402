import type { Core, UID } from '@strapi/strapi';
import type { Entry } from './define';
import { uploadMedia } from './media';
import { type Locale, locales, uidOf } from './model';
import { resolve } from './resolve';

interface Written {
  uid: UID.ContentType;
  documentId: string | undefined;
  locale: Locale;
  draft: boolean;
  data: Record<string, unknown>;
}

/** Writes one language of a document and publishes it, unless it is to stay a draft; answers with the document's id. */
const write = async (strapi: Core.Strapi, { uid, documentId, locale, draft, data }: Written): Promise<string> => {
  const documents = strapi.documents(uid);
  const params = { locale, status: draft ? ('draft' as const) : ('published' as const), data };
  const written = documentId ? await documents.update({ documentId, ...params }) : await documents.create(params);
  if (!written) throw new Error(`${uid} ${documentId} is gone`);
  return written.documentId;
};

/**
 * Plants the content into an empty service. Entries may name each other in any order, in circles too: whatever names
 * something that does not stand yet is written without it first, and again once all stand.
 */
export const plant = async (strapi: Core.Strapi, entries: Entry[], say: (line: string) => void) => {
  const files = await uploadMedia(strapi, entries, say);
  const ids = new Map<string, string>();
  const standing = new Set<string>();

  const put = async ({ key, draft = false, ...entry }: Entry, locale: Locale): Promise<boolean> => {
    const fields = entry[locale];
    if (!fields) return true;
    const { data, complete } = resolve(fields, {
      document: (name) => (standing.has(`${name} ${locale}`) ? ids.get(name) : undefined),
      file: (name) => files.get(name),
    });
    try {
      ids.set(key, await write(strapi, { uid: uidOf(key), documentId: ids.get(key), locale, draft, data }));
    } catch (error) {
      throw new Error(`${key} (${locale}) could not be planted: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
    standing.add(`${key} ${locale}`);
    return complete;
  };

  const again: [Entry, Locale][] = [];
  for (const [index, entry] of entries.entries()) {
    for (const locale of locales) if (!(await put(entry, locale))) again.push([entry, locale]);
    if ((index + 1) % 10 === 0 || index + 1 === entries.length) say(`${index + 1} of ${entries.length} entries`);
  }
  for (const [entry, locale] of again) await put(entry, locale);
  if (again.length > 0) say(`${again.length} pages that name later ones`);
};

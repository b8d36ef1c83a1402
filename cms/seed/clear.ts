import type { Core } from '@strapi/strapi';
import { removeMedia } from './media';
import { contentTypes } from './model';

/** Takes away every entry of every content type, in all languages, and the demo's media. Accounts and settings stay. */
export const clear = async (strapi: Core.Strapi) => {
  for (const uid of contentTypes(strapi)) {
    // Asked of the table, since the document service lists one language at a time.
    const rows = await strapi.db.query(uid).findMany({ select: ['documentId'] });
    const ids = new Set(rows.map(({ documentId }: { documentId: string }) => documentId));
    for (const documentId of ids) await strapi.documents(uid).delete({ documentId, locale: '*' });
  }
  await removeMedia(strapi);
};

/** Whether nobody has written anything yet. */
export const isEmpty = async (strapi: Core.Strapi): Promise<boolean> => {
  for (const uid of contentTypes(strapi)) if ((await strapi.db.query(uid).count()) > 0) return false;
  return true;
};

import type { Core } from '@strapi/strapi';
import { publicTypes } from '../src/reading/public-types';
import { removeMedia } from './media';

/**
 * Takes away every entry of the public content types, in all languages, and the demo's media. Accounts and settings stay,
 * and what is private: nobody loses a lead to a reset of the demo.
 */
export const clear = async (strapi: Core.Strapi) => {
  for (const uid of publicTypes(strapi)) {
    // Asked of the table, since the document service lists one language at a time.
    const rows = await strapi.db.query(uid).findMany({ select: ['documentId'] });
    const ids = new Set(rows.map(({ documentId }: { documentId: string }) => documentId));
    for (const documentId of ids) await strapi.documents(uid).delete({ documentId, locale: '*' });
  }
  await removeMedia(strapi);
};

/** Whether nobody has written anything yet. */
export const isEmpty = async (strapi: Core.Strapi): Promise<boolean> => {
  for (const uid of publicTypes(strapi)) if ((await strapi.db.query(uid).count()) > 0) return false;
  return true;
};

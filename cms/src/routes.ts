import type { UID } from '@strapi/strapi';
import { factories } from '@strapi/strapi';

export const publishedOnly = 'global::published-only';
const guarded = { policies: [publishedOnly] };

/** The routes of a public content type, with its reading ones closed to whatever is not published. */
export const collectionRoutes = (uid: UID.CollectionType) =>
  factories.createCoreRouter(uid, { config: { find: guarded, findOne: guarded } });

export const singleRoutes = (uid: UID.SingleType) => factories.createCoreRouter(uid, { config: { find: guarded } });

import type { UID } from '@strapi/strapi';
import { factories } from '@strapi/strapi';

const guarded = { policies: ['global::published-only'] };

/** The routes of a content type, with its reading ones closed to whatever is not published. */
export const collectionRoutes = (uid: UID.CollectionType) =>
  factories.createCoreRouter(uid, { config: { find: guarded, findOne: guarded } });

export const singleRoutes = (uid: UID.SingleType) => factories.createCoreRouter(uid, { config: { find: guarded } });

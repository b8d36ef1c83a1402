import type { Core, UID } from '@strapi/strapi';
import { publishedOnly } from '../routes';

/**
 * The content types that visitors read: those with a reading route that is closed to whatever is not published
 * (`collectionRoutes`, `singleRoutes`). A type with other routes, or none, is private: nobody has to remember it here.
 */
export const publicTypes = (strapi: Core.Strapi): UID.ContentType[] =>
  Object.values(strapi.contentTypes)
    .map(({ uid }) => uid)
    .filter((uid) => routesOf(strapi, uid).some(({ config }) => config?.policies?.includes(publishedOnly)));

const routesOf = (strapi: Core.Strapi, uid: UID.ContentType) => {
  const [, api] = /^api::([^.]+)\./.exec(uid) ?? [];
  const routers: Core.Router[] = api ? Object.values(strapi.api(api)?.routes ?? {}) : [];
  return routers
    .flatMap(({ routes }) => routes)
    .filter(({ handler }) => typeof handler === 'string' && handler.startsWith(`${uid}.`));
};

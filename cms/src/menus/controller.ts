import type { Core } from '@strapi/strapi';
import { type Asked, localeOf } from '../reading/locale';
import { type FlatItem, treeOf } from './tree';

/** What the frame of a page shows of an item: all of its mega-menu detail, and enough of a featured entry to draw a card. */
const itemPopulate = {
  menu: { fields: ['id'] },
  parent: { fields: ['id'] },
  detail: {
    populate: {
      image: true,
      callToAction: true,
      featuredCase: { fields: ['title', 'slug', 'kind', 'year'], populate: { image: true } },
      featuredInsight: { fields: ['title', 'slug', 'summary', 'date', 'readingMinutes'], populate: { image: true } },
    },
  },
};

/** `GET /menus?nested`: every menu with its items as a tree. One query for all items, whatever the depth. */
export const nestedMenus = ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: Asked) {
    if (!('nested' in ctx.query)) return super.find(ctx);
    // A bare `?nested` is parsed as null, which the check of parameters takes for no text at all.
    ctx.query.nested ??= '';
    await super.validateQuery(ctx);
    const { populate, ...query } = await super.sanitizeQuery(ctx);
    const { results, pagination } = await strapi.service('api::menu.menu').find(query);
    const items: FlatItem[] = await strapi.documents('api::menu-item.menu-item').findMany({
      status: 'published',
      locale: await localeOf(strapi, ctx.query),
      populate: itemPopulate,
    });
    const menus = results.map((menu: { id: number }) => ({ ...menu, items: treeOf(menu.id, items) }));
    return super.transformResponse(await super.sanitizeOutput(menus, ctx), { pagination });
  },
});

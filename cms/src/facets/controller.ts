import type { Core, UID } from '@strapi/strapi';
import { type Asked, localeOf } from '../reading/locale';
import { facetCounts } from './counts';

interface Answer {
  data: unknown;
  meta: Record<string, unknown>;
}

/**
 * Adds to `find`, asked with `?facets=<relation>`, what a filter needs to show numbers: `meta.facets` and `meta.total`.
 * The numbers are those of the whole collection in that language, not of the page or the filter that was asked for.
 */
export const withFacets =
  (uid: UID.CollectionType, known: string[]) =>
  ({ strapi }: { strapi: Core.Strapi }) => ({
    async find(ctx: Asked) {
      // Strapi puts its own controller behind this one, which is what `super` finds.
      const answer: Answer = await super.find(ctx);
      const wanted = known.find((attribute) => attribute === ctx.query.facets);
      if (!wanted) return answer;
      const locale = await localeOf(strapi, ctx.query);
      const [facets, total] = await Promise.all([
        facetCounts(strapi, uid, wanted, locale),
        strapi.db.query(uid).count({ where: { locale, publishedAt: { $notNull: true } } }),
      ]);
      return { ...answer, meta: { ...answer.meta, facets, total } };
    },
  });

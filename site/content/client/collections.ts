import type { Locale } from '../../app/locale/locales.ts';
import { request, type Transport } from './request.ts';
import { flatten, type Json } from './shape.ts';

/** A page of a collection, or a single type, as Strapi 5 sends it. */
export interface Answer {
  data: Json;
  meta: Json;
}

const answer = (json: Json): Answer => {
  if (typeof json !== 'object' || json === null || Array.isArray(json) || !('data' in json))
    throw { status: 500, name: 'UnknownError', message: 'an answer without data' };
  return { data: flatten(json['data'] ?? null), meta: json['meta'] ?? null };
};

/** The content calls of `spec.md` §7. Reads go out in the client's locale; payloads are wrapped in `data`. */
export const collections = (transport: Transport, locale: Locale | undefined) => {
  const localized = (query: object = {}) => ({ ...(locale ? { locale } : {}), ...query });
  const ask = async (path: string, query?: object) =>
    answer(await request(transport, path, { query: localized(query) }));
  const id = encodeURIComponent;

  return {
    /** `GET /{collection}`; with a single type's name, the single entry. */
    find: (collection: string, query?: object): Promise<Answer> => ask(`/${collection}`, query),

    /** Filter slug equals value, first hit; null when there is none. Populates all unless told what. */
    findBySlug: async (collection: string, slug: string, query: object = { populate: '*' }): Promise<Json> => {
      const { data } = await ask(`/${collection}`, {
        filters: { slug: { $eq: slug } },
        pagination: { limit: 1 },
        ...query,
      });
      return Array.isArray(data) ? (data[0] ?? null) : null;
    },

    findOne: (collection: string, documentId: string, query?: object): Promise<Answer> =>
      ask(`/${collection}/${id(documentId)}`, query),

    create: async (collection: string, data: object): Promise<Answer> =>
      answer(await request(transport, `/${collection}`, { method: 'POST', query: localized(), body: { data } })),

    update: async (collection: string, documentId: string, data: object): Promise<Answer> =>
      answer(
        await request(transport, `/${collection}/${id(documentId)}`, {
          method: 'PUT',
          query: localized(),
          body: { data },
        }),
      ),

    remove: async (collection: string, documentId: string): Promise<void> => {
      await request(transport, `/${collection}/${id(documentId)}`, { method: 'DELETE', query: localized() });
    },
  };
};

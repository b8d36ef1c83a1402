import type { Core } from '@strapi/strapi';

const withFacets = ['/cases', '/insights', '/employees'];

/** Unknown query keys are refused (`strictParams`); these are ours. */
export const extraParameters = (strapi: Core.Strapi) => {
  strapi.contentAPI.addQueryParams({
    nested: { schema: (z) => z.string(), matchRoute: ({ method, path }) => method === 'GET' && path === '/menus' },
    facets: {
      schema: (z) => z.string(),
      matchRoute: ({ method, path }) => method === 'GET' && withFacets.includes(path),
    },
  });
};

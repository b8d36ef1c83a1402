type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const isRecord = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A v4 relation or medium: `{ data: … }` alone, or with `meta`. */
const isWrapper = (value: { [key: string]: Json }): boolean => {
  const keys = Object.keys(value);
  return (
    'data' in value &&
    keys.every((key) => key === 'data' || key === 'meta') &&
    (value['data'] === null || typeof value['data'] === 'object')
  );
};

/**
 * Strapi 4's nesting (`{ id, attributes }`, relations inside `data`) as Strapi 5's flat shape; the flat shape passes
 * through as it is, so that the rest of the site knows one shape only.
 */
export const flatten = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(flatten);
  if (!isRecord(value)) return value;
  if (isWrapper(value)) return flatten(value['data'] ?? null);
  const { attributes, ...rest } = value;
  const flat = isRecord(attributes) && 'id' in value ? { ...rest, ...attributes } : value;
  return Object.fromEntries(Object.entries(flat).map(([key, child]) => [key, flatten(child)]));
};

export type { Json };

import qs from 'qs';

/**
 * Lists of fields as one value (`fields=title,slug`), which Strapi reads as well. A page asks for every block there may
 * be; with a parameter for each field its address comes to 36 kB, and Node refuses headers over 16 kB (431).
 */
const joinFields = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return key === 'fields' ? value.join(',') : value.map((member) => joinFields(member));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, joinFields(inner, name)]));
};

/** A query as Strapi reads it from an address, with its question mark; empty without a query. */
export const searchOf = (query: object | undefined): string =>
  query
    ? qs.stringify(joinFields(query), { encodeValuesOnly: true, addQueryPrefix: true, strictNullHandling: true })
    : '';

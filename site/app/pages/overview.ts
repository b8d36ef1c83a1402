/** The query keys that mean something to a screen (`behaviour.md` §2). No other reaches the CMS or a cache key. */
const watchedKeys = ['solution', 'category', 'team', 'page', 'reason'] as const;
export type WatchedKey = (typeof watchedKeys)[number];
export type Watched = Partial<Record<WatchedKey, string>>;

/** The watched part of a query. Of a key that is repeated the first value counts. */
export const watchedQuery = (query: URLSearchParams): Watched =>
  Object.fromEntries(
    watchedKeys.flatMap((key) => {
      const value = query.get(key);
      return value === null ? [] : [[key, value]];
    }),
  );

/** Which page `?page=` asks for; undefined when that is no page's number. */
export const pageNumber = (value: string | undefined): number | undefined => {
  if (value === undefined) return 1;
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : undefined;
};

/** The one address of an overview's page: a key that says nothing is left out. */
export const overviewPath = (path: string, key: WatchedKey, chosen: string | undefined, page = 1): string => {
  const query = new URLSearchParams({
    ...(chosen ? { [key]: chosen } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return query.size > 0 ? `${path}?${query}` : path;
};

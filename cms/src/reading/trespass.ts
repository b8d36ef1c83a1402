/** Relations that lead from content to people and to the work behind it. */
const backstage = /^(createdBy|updatedBy|related|folder|folderPath|strapi_.*)$/i;
/** Any of these can reach rows that are not published, inside a populate too. */
const versions = /^(status|publicationFilter|hasPublishedVersion)$/i;
/** An entry's other languages include drafts: as a filter they would answer questions about their text. */
const languages = /^localizations$/i;
/** A page's blocks that show entries with their pictures need four; what is deeper only costs. */
const deepest = 7;

type Place = 'filters' | 'sort' | 'populate';
const isPlace = (key: string): key is Place => key === 'filters' || key === 'sort' || key === 'populate';

const isForbidden = (name: string, place: Place) =>
  backstage.test(name) || versions.test(name) || (place !== 'populate' && languages.test(name));

/** Names are plain (`createdBy`), dotted paths (`cases.createdBy`), or lists with directions (`title:asc,createdBy.id`). */
const forbiddenIn = (names: string, place: Place) => names.split(/[\s.,:]+/).find((name) => isForbidden(name, place));

const inside = (value: unknown, place: Place, depth: number): string | undefined => {
  if (depth > deepest) return 'populate';
  // The words of a filter are a visitor's; only its keys name fields.
  if (typeof value === 'string') return place === 'filters' ? undefined : forbiddenIn(value, place);
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const next = place === 'populate' && isPlace(key) ? key : place;
    const found =
      forbiddenIn(key, place) ?? inside(inner, next, next === key && key === 'populate' ? depth + 1 : depth);
    if (found) return found;
  }
  return undefined;
};

/** The first word of a query that leads to drafts, to editors, or to far too much; undefined for an honest one. */
export const trespass = (query: Record<string, unknown>): string | undefined => {
  for (const [key, value] of Object.entries(query)) {
    if (versions.test(key) && !(key === 'status' && value === 'published')) return key;
    const found = isPlace(key) ? inside(value, key, 1) : undefined;
    if (found) return found;
  }
  return undefined;
};

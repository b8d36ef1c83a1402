import type { Access } from './schema.ts';

/** What somebody may do with a system, in the order in which the legend names them. */
export const rights = ['may', 'mayUntil', 'mayLook', 'mayNot'] as const;
export type Right = (typeof rights)[number];

/** Names are the same whatever their capitals and spaces. */
const keyOf = (name: string) => name.toLocaleLowerCase().replace(/\s+/g, ' ');

/**
 * The columns: the systems in the editor's order. One that only a row names, or names in another spelling, comes last as
 * a column of its own: an editor sees it at once, and nobody is said to lack what they have.
 */
export const columnsOf = (systems: string[], people: Access[]): string[] => {
  const named = [...systems, ...people.flatMap(({ may, mayUntil, mayLook }) => [...may, ...mayUntil, ...mayLook])];
  const columns = new Map<string, string>();
  for (const name of named) if (!columns.has(keyOf(name))) columns.set(keyOf(name), name);
  return [...columns.values()];
};

/** What is named twice counts once, the larger right first. */
export const rightOf = (person: Access, system: string): Right => {
  const has = (right: Right) => right !== 'mayNot' && person[right].some((name) => keyOf(name) === keyOf(system));
  return rights.find(has) ?? 'mayNot';
};

import { type BlockName, schemas } from '../blocks/schemas.ts';
import { parts } from './parts.tsx';
import type { Query } from './query.ts';

export interface Entry {
  name: string;
  kind: 'block' | 'part';
}

export const isBlock = (name: string): name is BlockName => Object.hasOwn(schemas, name);
export const isPart = (name: string): boolean => Object.hasOwn(parts, name);

/** Blocks by the folder an editor finds them in, then the parts. */
export const groups: { title: string; entries: Entry[] }[] = [
  ...Map.groupBy(Object.entries(schemas), ([, { component }]) => component.slice(0, component.indexOf('.'))),
]
  .map(([title, blocks]) => ({ title, entries: blocks.map(([name]): Entry => ({ name, kind: 'block' })) }))
  .sort((a, b) => a.title.localeCompare(b.title))
  .concat({ title: 'parts', entries: Object.keys(parts).map((name): Entry => ({ name, kind: 'part' })) });

const entries = groups.flatMap((group) => group.entries);

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s_-]+/g, '');

/** The entries whose names hold these letters; all of them where nothing is sought. */
export const found = (find: string | undefined): Entry[] =>
  entries.filter(({ name }) => plain(name).includes(plain(find ?? '')));

/** The entries before and after this one; the list goes round. */
export const besides = ({ block, part }: Query): [before: Entry | undefined, after: Entry | undefined] => {
  const at = entries.findIndex(({ name, kind }) => (kind === 'block' ? block : part) === name);
  return [entries.at(at - 1), entries[(at + 1) % entries.length]];
};

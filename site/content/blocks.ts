import * as v from 'valibot';
import type { Block, BlockOf } from '../app/blocks/block.ts';
import { frameSchema } from '../app/blocks/define.ts';
import { media, type Populate } from '../app/blocks/fields/index.ts';
import { type BlockName, schemas } from '../app/blocks/schemas.ts';
import { type Ask, askFor } from './ask.ts';
import type { Json } from './client/shape.ts';
import { personCards } from './queries/cards.ts';

type RawBlock = { [key: string]: Json };
const isRaw = (value: unknown): value is RawBlock =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const names = Object.keys(schemas) as BlockName[];

/** The first of the agency's people, as many heads as a sea has room for, and the little that is drawn of them. */
const crew = {
  fields: ['slug'],
  populate: { cutout: media },
  sort: personCards.sort,
  pagination: { limit: 6, withCount: false },
};

/** Blocks that draw more than their own fields: what is laid beside what the CMS sent, before it is parsed. */
const extras: Partial<Record<BlockName, (ask: Ask) => Promise<object> | object>> = {
  'home-hero-slides': async (ask) => ({ crew: (await askFor(ask, personCards.collection, crew)).data }),
  'social-media': async (ask) => ({ siteNetworks: await siteNetworks(ask) }),
  vacancies: (ask) => ({ offers: ask.offers() ?? null }),
};

/** Without settings the block still has its words: only the frame knows whether their absence is worth a warning. */
const siteNetworks = async (ask: Ask) => {
  try {
    return (await ask.frame()).settings.socials;
  } catch {
    return [];
  }
};

/** Everything of its own where a block needs nothing else: Strapi leaves out a component that is asked for nothing. */
const populateOf = (name: BlockName): Populate | true => {
  const { populate } = schemas[name];
  return Object.keys(populate).length > 0 ? { populate } : true;
};

/** Headers stand at the top of a page, outside its zone: so a page has one first heading, and the query stays short. */
const inZones = names.filter((name) => !schemas[name].component.startsWith('headers.'));

/** Populate for a dynamic zone: for each component just what its block needs. */
export const blocksPopulate: Populate = {
  on: Object.fromEntries(inZones.map((name) => [schemas[name].component, populateOf(name)])),
};

/** Populate for a single block that stands outside the zone, such as a header. */
export const blockPopulate = populateOf;

const byComponent = new Map(inZones.map((name) => [schemas[name].component, name]));

/** Parses one block; undefined, and one log line, when its content will not do. */
export const parseBlock = async <Name extends BlockName>(
  ask: Ask,
  name: Name,
  raw: Json,
  entry: string,
): Promise<BlockOf<Name> | undefined> => {
  if (!isRaw(raw)) return undefined;
  const parsed = v.safeParse(schemas[name].schema, { ...raw, ...(await extras[name]?.(ask)) });
  if (!parsed.success) {
    ask.warn(
      { entry, block: name, issues: parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) },
      'block left out',
    );
    return undefined;
  }
  const frame = v.parse(frameSchema, raw);
  return { name, id: `${name}-${raw['id'] ?? 0}`, ...frame, data: parsed.output } as BlockOf<Name>;
};

/** Parses a dynamic zone block by block, so that a bad one never takes the page down. */
export const parseBlocks = async (ask: Ask, zone: Json | undefined, entry: string): Promise<Block[]> => {
  const raws = Array.isArray(zone) ? zone.filter(isRaw) : [];
  const parsed = await Promise.all(
    raws.map((raw) => {
      const component = String(raw['__component']);
      const name = byComponent.get(component);
      if (name) return parseBlock(ask, name, raw, entry);
      ask.warn({ entry, component }, 'block unknown');
      return undefined;
    }),
  );
  return parsed.filter((block): block is Block => block !== undefined);
};

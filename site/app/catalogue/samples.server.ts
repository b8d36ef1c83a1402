import type { Ask } from '../../content/ask.ts';
import { parseBlock } from '../../content/blocks.ts';
import type { Json } from '../../content/client/shape.ts';
import type { Block } from '../blocks/block.ts';
import type { Theme } from '../blocks/define.ts';
import type { BlockName } from '../blocks/schemas.ts';
import { realUploads } from './uploads.server.ts';
import { isVariant, vary } from './variants.ts';

type Fields = Record<string, unknown>;
const modules = import.meta.glob<{ sample: Fields; states?: Record<string, Fields> }>('../blocks/*/sample.ts');

const samplesOf = async (name: BlockName) => {
  const load = modules[`../blocks/${name}/sample.ts`];
  if (!load) throw new Error(`${name} has no sample`);
  return load();
};

/** Other faces of a block than its sample's, by the names it gives them. */
export const statesOf = async (name: BlockName): Promise<string[]> => Object.keys((await samplesOf(name)).states ?? {});

/**
 * A block's sample, through its real schema, once in each of these themes.
 * @param content a variant, or one of the block's own states; undefined for any other
 */
export const sampleBlocks = async (
  ask: Ask,
  name: BlockName,
  themes: readonly Theme[],
  content: string,
): Promise<Block[] | undefined> => {
  const { sample, states } = await samplesOf(name);
  const fields = isVariant(content) ? vary(name, sample, content) : { ...sample, ...states?.[content] };
  if (!isVariant(content) && !states?.[content]) return undefined;
  const fill = await realUploads(ask);
  const blocks = await Promise.all(
    themes.map((theme, id) =>
      parseBlock(ask, name, fill({ ...fields, theme, edge: 'swell', id }) as Json, 'catalogue'),
    ),
  );
  return blocks.filter((block) => block !== undefined);
};

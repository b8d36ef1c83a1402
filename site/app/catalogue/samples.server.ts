import type { Ask } from '../../content/ask.ts';
import { parseBlock } from '../../content/blocks.ts';
import type { Json } from '../../content/client/shape.ts';
import type { Block } from '../blocks/block.ts';
import type { Theme } from '../blocks/define.ts';
import type { BlockName } from '../blocks/schemas.ts';
import { realUploads } from './uploads.server.ts';
import { type Variant, vary } from './variants.ts';

const samples = import.meta.glob<{ sample: Record<string, unknown> }>('../blocks/*/sample.ts');

/** A block's sample, through its real schema, once in each of these themes. */
export const sampleBlocks = async (
  ask: Ask,
  name: BlockName,
  themes: readonly Theme[],
  variant: Variant,
): Promise<Block[]> => {
  const load = samples[`../blocks/${name}/sample.ts`];
  if (!load) throw new Error(`${name} has no sample`);
  const { sample } = await load();
  const fill = await realUploads(ask);
  const blocks = await Promise.all(
    themes.map((theme, id) => {
      const raw = { ...vary(name, sample, variant), theme, edge: 'swell', id };
      return parseBlock(ask, name, fill(raw) as Json, 'catalogue');
    }),
  );
  return blocks.filter((block) => block !== undefined);
};

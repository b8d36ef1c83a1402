import type { Block } from './block.ts';
import { depthOf } from './depth.ts';
import { viewOf } from './ready.ts';
import { Section } from './Section.tsx';

/** One block inside its frame. */
export const BlockSection = ({ block, depth }: { block: Block; depth?: number | undefined }) => {
  const View = viewOf(block.name) as (props: { block: Block['data'] }) => React.ReactNode;
  return (
    <Section name={block.name} theme={block.theme} edge={block.edge} depth={depth}>
      <View block={block.data} />
    </Section>
  );
};

interface Props {
  blocks: Block[];
  /** Keeps a depth gauge beside the blocks; the home page does. */
  gauge?: boolean;
}

/** The blocks of a page, in the editor's order. */
export const Blocks = ({ blocks, gauge = false }: Props) =>
  blocks.map((block, index) => (
    <BlockSection key={block.id} block={block} depth={gauge ? depthOf(index, blocks.length) : undefined} />
  ));

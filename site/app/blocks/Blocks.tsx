import type { Block } from './block.ts';
import { Section } from './Section.tsx';
import type { BlockName } from './schemas.ts';
import type { BlockView } from './view.ts';
import { views } from './views.ts';

/** TypeScript cannot follow that a block and the view of its name belong together; this is the one place that says so. */
const viewOf = (name: BlockName) => views[name] as BlockView<never>;

/** One block inside its frame. */
export const BlockSection = ({ block }: { block: Block }) => {
  const View = viewOf(block.name) as (props: { block: Block['data'] }) => React.ReactNode;
  return (
    <Section name={block.name} theme={block.theme} edge={block.edge}>
      <View block={block.data} />
    </Section>
  );
};

/** The blocks of a page, in the editor's order. */
export const Blocks = ({ blocks }: { blocks: Block[] }) =>
  blocks.map((block) => <BlockSection key={block.id} block={block} />);

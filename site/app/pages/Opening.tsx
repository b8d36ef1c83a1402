import { BlockSection } from '../blocks/Blocks.tsx';
import type { Block } from '../blocks/block.ts';
import { LocaleLink } from '../locale/LocaleLink.tsx';
import { Paragraphs } from '../ui/Paragraphs.tsx';

interface Props {
  header: Block | undefined;
  title: string;
  intro?: string | undefined;
  /** The way up, which a detail page's header block shows itself. */
  back?: { to: string; label: string };
}

/** How a page begins: with its header block, or with its title where it has none. Either way it holds the one h1. */
export const Opening = ({ header, title, intro, back }: Props) =>
  header ? (
    <BlockSection block={header} />
  ) : (
    <header>
      {back && (
        <p>
          <LocaleLink to={back.to}>{back.label}</LocaleLink>
        </p>
      )}
      <h1>{title}</h1>
      {intro && <Paragraphs text={intro} />}
    </header>
  );

import { BlockSection } from '../blocks/Blocks.tsx';
import type { Block } from '../blocks/block.ts';
import { Section } from '../blocks/Section.tsx';
import { BackLink } from '../ui/link/BackLink.tsx';
import { Paragraphs } from '../ui/Paragraphs.tsx';
import styles from './Opening.module.css';

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
    <Section theme="tide">
      <span className={styles.sun} data-fill="end" aria-hidden="true" />
      <header className={styles.words}>
        {back && (
          <p className={styles.back}>
            <BackLink to={back.to}>{back.label}</BackLink>
          </p>
        )}
        <h1 className={styles.title}>{title}</h1>
        {intro && (
          <div className={`lead ${styles.intro}`}>
            <Paragraphs text={intro} />
          </div>
        )}
      </header>
    </Section>
  );

import type { ReactNode } from 'react';
import { LocaleLink } from '../locale/LocaleLink.tsx';
import { Picture } from '../ui/Picture.tsx';
import type { Inline, RichNode } from './fields/index.ts';
import styles from './RichText.module.css';

const wrappers = [
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strikethrough', 's'],
  ['code', 'code'],
] as const;

const drawInline = (node: Inline, key: number): ReactNode => {
  if (node.type === 'link')
    return (
      <LocaleLink key={key} to={node.url}>
        {node.children.map(drawInline)}
      </LocaleLink>
    );
  return wrappers.reduce<ReactNode>(
    (inner, [mark, Tag]) => (node[mark] ? <Tag key={key}>{inner}</Tag> : inner),
    node.text,
  );
};

type HeadingTag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
const headingTags: HeadingTag[] = ['h2', 'h3', 'h4', 'h5', 'h6'];

/** Headings follow on from what stands above the text, without a step missing, whatever levels the editor picked. */
const headingsFrom = (nodes: RichNode[], first: HeadingTag) => {
  const highest = Math.min(...nodes.map((node) => (node.type === 'heading' ? node.level : 6)));
  return (level: number): HeadingTag => headingTags[headingTags.indexOf(first) + level - highest] ?? 'h6';
};

const drawItem = (item: Inline[] | RichNode, key: number): ReactNode => (
  <li key={key}>{Array.isArray(item) ? item.map(drawInline) : drawNode(item, 0, () => 'h6')}</li>
);

const drawNode = (node: RichNode, key: number, tagOf: (level: number) => HeadingTag): ReactNode => {
  switch (node.type) {
    case 'paragraph':
      return <p key={key}>{node.children.map(drawInline)}</p>;
    case 'quote':
      return (
        <blockquote key={key}>
          <p>{node.children.map(drawInline)}</p>
        </blockquote>
      );
    case 'heading': {
      const Tag = tagOf(node.level);
      return <Tag key={key}>{node.children.map(drawInline)}</Tag>;
    }
    case 'code':
      return (
        <pre key={key}>
          <code>{node.text}</code>
        </pre>
      );
    case 'list': {
      const Tag = node.ordered ? 'ol' : 'ul';
      return <Tag key={key}>{node.items.map(drawItem)}</Tag>;
    }
    case 'image':
      return <Picture key={key} image={node.image} sizes="(width < 1024px) 100vw, 39rem" />;
  }
};

interface Props {
  text: RichNode[];
  /** What its highest headings are: h3 under a block's title, h2 where there is none. */
  headings?: HeadingTag;
}

/** Running text as an editor wrote it, as wide as reads well. Around it `--hang` says how far a quote may reach to the left. */
export const RichText = ({ text, headings = 'h3' }: Props) => {
  const tagOf = headingsFrom(text, headings);
  if (text.length === 0) return null;
  return <div className={styles.text}>{text.map((node, index) => drawNode(node, index, tagOf))}</div>;
};

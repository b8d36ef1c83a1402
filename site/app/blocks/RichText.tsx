import type { ReactNode } from 'react';
import { LocaleLink } from '../locale/LocaleLink.tsx';
import { Picture } from '../ui/Picture.tsx';
import type { Inline, RichNode } from './fields/index.ts';

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

const drawItem = (item: Inline[] | RichNode, key: number): ReactNode => (
  <li key={key}>{Array.isArray(item) ? item.map(drawInline) : drawNode(item, 0)}</li>
);

const drawNode = (node: RichNode, key: number): ReactNode => {
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
      // The block's own title is an h2, so a heading inside its text begins at h3, whatever the editor picked.
      const Tag = node.level <= 2 ? 'h3' : 'h4';
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
      return <Picture key={key} image={node.image} />;
  }
};

/** Running text as an editor wrote it. */
export const RichText = ({ text }: { text: RichNode[] }) => text.map(drawNode);

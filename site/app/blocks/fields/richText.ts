import * as v from 'valibot';
import { isSafeUrl } from './link.ts';
import { image, type SiteImage } from './media.ts';

/** Strapi's "blocks" rich text, reduced to what the site draws. Unknown nodes are dropped, unsafe links become text. */
export type Inline =
  | { type: 'text'; text: string; bold?: true; italic?: true; underline?: true; strikethrough?: true; code?: true }
  | { type: 'link'; url: string; children: Inline[] };

export type RichNode =
  | { type: 'paragraph' | 'quote'; children: Inline[] }
  | { type: 'heading'; level: number; children: Inline[] }
  | { type: 'code'; text: string }
  | { type: 'list'; ordered: boolean; items: (Inline[] | RichNode)[] }
  | { type: 'image'; image: SiteImage };

type Raw = Record<string, unknown>;
const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);
const rawChildren = (node: Raw): Raw[] => (Array.isArray(node['children']) ? node['children'].filter(isRaw) : []);
const marks = ['bold', 'italic', 'underline', 'strikethrough', 'code'] as const;

const inline = (node: Raw): Inline[] => {
  if (node['type'] === 'text' && typeof node['text'] === 'string') {
    const on = Object.fromEntries(marks.filter((mark) => node[mark] === true).map((mark) => [mark, true as const]));
    return node['text'] === '' ? [] : [{ type: 'text', text: node['text'], ...on }];
  }
  if (node['type'] !== 'link') return [];
  const children = rawChildren(node).flatMap(inline);
  return typeof node['url'] === 'string' && isSafeUrl(node['url'])
    ? [{ type: 'link', url: node['url'], children }]
    : children;
};

const inlines = (node: Raw): Inline[] => rawChildren(node).flatMap(inline);
const plain = (nodes: Inline[]): string =>
  nodes.map((node) => (node.type === 'text' ? node.text : plain(node.children))).join('');

/** Deeper lists than an editor can make are somebody else's doing. */
const maxDepth = 6;

const block = (node: Raw, depth = 0): RichNode[] => {
  switch (node['type']) {
    case 'paragraph':
    case 'quote': {
      const children = inlines(node);
      return children.length > 0 ? [{ type: node['type'], children }] : [];
    }
    case 'heading':
      return [
        { type: 'heading', level: typeof node['level'] === 'number' ? node['level'] : 2, children: inlines(node) },
      ];
    case 'code':
      return [{ type: 'code', text: plain(inlines(node)) }];
    case 'list':
      if (depth > maxDepth) return [];
      return [
        {
          type: 'list',
          ordered: node['format'] === 'ordered',
          items: rawChildren(node).flatMap((item) => listItem(item, depth)),
        },
      ];
    case 'image': {
      const parsed = v.safeParse(image, node['image']);
      return parsed.success ? [{ type: 'image', image: parsed.output }] : [];
    }
    default:
      return [];
  }
};

const listItem = (node: Raw, depth: number): (Inline[] | RichNode)[] =>
  node['type'] === 'list' ? block(node, depth + 1) : [inlines(node)];

export const richText = v.pipe(
  v.fallback(v.nullable(v.array(v.unknown())), () => []),
  v.transform((nodes): RichNode[] => (nodes ?? []).filter(isRaw).flatMap((node) => block(node))),
);

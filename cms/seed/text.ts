/** The slice of Markdown in which the demo's running text is written, as Strapi's "blocks" rich text. */

type Inline =
  | { type: 'text'; text: string; bold?: true; italic?: true }
  | { type: 'link'; url: string; children: Inline[] };

const token = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\((.+?)\)/g;

const inline = (line: string): Inline[] => {
  const parts: Inline[] = [];
  let end = 0;
  const plain = (text: string) => text && parts.push({ type: 'text', text });
  for (const match of line.matchAll(token)) {
    plain(line.slice(end, match.index));
    end = match.index + match[0].length;
    const [, bold, italic, label, url] = match;
    if (bold) parts.push({ type: 'text', text: bold, bold: true });
    else if (italic) parts.push({ type: 'text', text: italic, italic: true });
    // Slate, which the editor is built on, wants a text node on both sides of a link.
    else if (label && url) {
      if (parts.length === 0) parts.push({ type: 'text', text: '' });
      parts.push({ type: 'link', url, children: [{ type: 'text', text: label }] });
    }
  }
  const rest = line.slice(end);
  if (rest || parts.at(-1)?.type !== 'text') parts.push({ type: 'text', text: rest });
  return parts;
};

const list = (lines: string[], format: 'unordered' | 'ordered', marker: RegExp) => ({
  type: 'list',
  format,
  children: lines.map((line) => ({ type: 'list-item', children: inline(line.replace(marker, '')) })),
});

const paragraph = (chunk: string) => {
  const lines = chunk.split('\n').map((line) => line.trim());
  const joined = lines.join(' ');
  const heading = /^(#{2,4}) /.exec(joined);
  if (heading?.[1])
    return { type: 'heading', level: heading[1].length, children: inline(joined.slice(heading[0].length)) };
  if (lines.every((line) => line.startsWith('- '))) return list(lines, 'unordered', /^- /);
  if (lines.every((line) => /^\d+\. /.test(line))) return list(lines, 'ordered', /^\d+\. /);
  if (lines.every((line) => line.startsWith('> ')))
    return { type: 'quote', children: inline(lines.map((line) => line.slice(2)).join(' ')) };
  return { type: 'paragraph', children: inline(joined) };
};

export const textFromMarkdown = (markdown: string) =>
  markdown
    .trim()
    .split(/\n\s*\n/)
    .map(paragraph);

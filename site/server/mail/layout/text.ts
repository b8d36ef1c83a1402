import type { LetterPage, Part } from './page.ts';

/** Set in, so that no line that somebody typed can pass for one of ours. */
const indented = (value: string) =>
  value
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');

const textOf = (part: Part): string => {
  switch (part.kind) {
    case 'paragraph':
    case 'note':
      return part.text;
    case 'facts':
      return [part.title, ...part.rows.map(({ label, value }) => `${label}\n${indented(value)}`)].join('\n\n');
    case 'button':
      return `${part.label}:\n${part.url}`;
    case 'link':
      return `${part.text} ${part.label}:\n${part.url}`;
  }
};

/** A letter as plain text. */
export const textLayout = ({ title, parts, house }: LetterPage): string => {
  const { company, siteUrl, email, phone } = house;
  const signature = ['-- ', company, siteUrl, email, ...(phone ? [phone] : [])].join('\n');
  return `${[title, ...parts.map(textOf), signature].join('\n\n')}\n`;
};

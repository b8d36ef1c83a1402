/** Plain text of several paragraphs, as an editor writes it: a blank line between them. */
export const Paragraphs = ({ text }: { text: string }) =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other identity, and never changes in place
    .map((part, index) => <p key={index}>{part.trim()}</p>);

import type { ReactNode } from 'react';

interface Props<Member> {
  of: Member[];
  /** Whether their order means something. */
  ordered?: boolean;
  label?: string;
  children: (member: Member, index: number) => ReactNode;
}

/** A list that is drawn once and never rearranged, so that its members need no name but their place; none, no list. */
export const List = <Member,>({ of, ordered = false, label, children }: Props<Member>) => {
  const Tag = ordered ? 'ol' : 'ul';
  if (of.length === 0) return null;
  return (
    <Tag aria-label={label}>
      {of.map((member, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above; an editor may well write the same words twice
        <li key={index}>{children(member, index)}</li>
      ))}
    </Tag>
  );
};

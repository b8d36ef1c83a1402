import { List } from '../../ui/List.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import type { Item } from '../fields/index.ts';
import type { CardHeading } from './heading.ts';

interface Props {
  items: Item[];
  ordered?: boolean;
  heading?: CardHeading;
}

/** Chapters, habits, steps: each a title with a line or two, and its note. */
export const Items = ({ items, ordered = false, heading: Heading = 'h3' }: Props) => (
  <List of={items} ordered={ordered}>
    {({ title, text, note }) => (
      <>
        <Heading>{title}</Heading>
        {text && <Paragraphs text={text} />}
        {note && <p>{note}</p>}
      </>
    )}
  </List>
);

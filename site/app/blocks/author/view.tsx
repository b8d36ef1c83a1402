import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { PersonContact } from '../cards/PersonContact.tsx';
import type { BlockView } from '../view.ts';

/** Who wrote this, with a word of their own. */
const Author: BlockView<'author'> = ({ block: { title, text, employee } }) => (
  <>
    {title && <h2>{title}</h2>}
    {employee && <PersonContact person={employee} />}
    {text && <Paragraphs text={text} />}
  </>
);

export default Author;

import { Picture } from '../../ui/Picture.tsx';
import type { BlockView } from '../view.ts';

/** What somebody said, who said it and what they do. */
const Quote: BlockView<'quote'> = ({ block: { text, name, role, employee, image } }) => {
  const speaker = name ?? employee?.name;
  const task = role ?? employee?.role;
  return (
    <figure>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      {image && <Picture image={image} />}
      {speaker && (
        <figcaption>
          {speaker}
          {task && <span>, {task}</span>}
        </figcaption>
      )}
    </figure>
  );
};

export default Quote;

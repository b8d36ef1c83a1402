import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { BlockView } from '../view.ts';
import styles from './quote.module.css';

/** More letters than this are set a step smaller. */
const long = 90;

/** A cut-out stands on the floor; a photograph, which cannot be seen through, keeps its frame. */
const photograph = /\.jpe?g(?:\?|$)/i;

/** What somebody said, who said it and what they do. */
const Quote: BlockView<'quote'> = ({ block: { text, name, role, employee, image } }) => {
  const speaker = name ?? employee?.name;
  const task = role ?? employee?.role;
  const figure = image ?? employee?.cutout;
  const framed = figure !== undefined && photograph.test(figure.url);
  return (
    <figure
      className={classes('columns', styles.quote, figure && styles.seen)}
      data-length={text.length > long ? 'long' : 'short'}
      data-fill={figure && !framed ? 'end' : undefined}
    >
      <blockquote className={classes('t1', styles.words)}>
        <p>{text}</p>
      </blockquote>
      {figure && (
        <Picture
          image={figure}
          alt={image ? undefined : ''}
          fit={framed ? 'cover' : 'contain'}
          sizes="(width < 1024px) 84vw, 37vw"
          className={framed ? styles.photograph : styles.cutout}
        />
      )}
      {speaker && (
        <figcaption className={classes('lead', styles.speaker)}>
          <b>{speaker}</b>
          {task && <span>{task}</span>}
        </figcaption>
      )}
    </figure>
  );
};

export default Quote;

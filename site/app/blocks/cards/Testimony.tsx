import styles from './Testimony.module.css';

interface Props {
  quote: string;
  name: string | undefined;
  role: string | undefined;
}

/** More letters than this are set a step smaller. */
const long = 70;

/** What a client says, who they are and what they do. Its type is as large as the place it is given allows. */
export const Testimony = ({ quote, name, role }: Props) => (
  <figure className={styles.testimony} data-length={quote.length > long ? 'long' : 'short'}>
    <blockquote className="display">
      <p>{quote}</p>
    </blockquote>
    {(name || role) && (
      <figcaption className="small">
        {name && <b>{name}</b>}
        {role && <span>{role}</span>}
      </figcaption>
    )}
  </figure>
);

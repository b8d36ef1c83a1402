import { Section } from '../../blocks/Section.tsx';
import styles from './saying.module.css';

interface Props {
  title: string;
  quote: string;
  /** For the picture that rises out of the next section. */
  roomBelow: boolean;
}

/** Longer sentences are set smaller, or they would fill two screens. */
const sizeOf = (quote: string) => {
  if (quote.length <= 48) return 'large';
  return quote.length <= 90 ? 'medium' : 'small';
};

/** A colleague's own statement, as large as the screen bears. */
export const Saying = ({ title, quote, roomBelow }: Props) => (
  <Section theme="ink" edge="calm" labelledBy="knowledge">
    <h2 id="knowledge" className="t4">
      {title}
    </h2>
    <blockquote className={styles.saying} data-size={sizeOf(quote)} data-room={roomBelow || undefined}>
      <p className="display">{quote}</p>
    </blockquote>
  </Section>
);

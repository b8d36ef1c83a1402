import { Section } from '../../blocks/Section.tsx';
import { emWidth } from '../../ui/title/emWidth.ts';
import { measure } from '../../ui/title/measure.ts';
import '../../ui/title/widths.css';
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

/** The width of the longest word, which has to fit a line (`ui/title`); undefined when it must be set smaller anyway. */
const widest = (quote: string) => {
  const words = quote.split(/[\s\u00ad]+/).sort((one, other) => emWidth(other) - emWidth(one));
  return measure(words[0] ?? '').longest;
};

/** A colleague's own statement, as large as the screen bears. */
export const Saying = ({ title, quote, roomBelow }: Props) => {
  const em = widest(quote);
  return (
    <Section theme="ink" edge="calm" labelledBy="knowledge">
      <h2 id="knowledge" className="t4">
        {title}
      </h2>
      <blockquote className={styles.saying} data-size={em ? sizeOf(quote) : 'small'} data-room={roomBelow || undefined}>
        <p className="display" data-em={em} data-em-whole={em}>
          {quote}
        </p>
      </blockquote>
    </Section>
  );
};

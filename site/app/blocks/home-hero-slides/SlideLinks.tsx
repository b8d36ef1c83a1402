import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { List } from '../../ui/List.tsx';
import { useHash } from '../../ui/useHash.ts';
import { idOf } from './idOf.ts';
import styles from './SlideLinks.module.css';

/** The way from slide to slide. */
export const SlideLinks = ({ labels }: { labels: string[] }) => {
  const locale = useLocale();
  const hash = useHash();
  const shown = Math.max(
    0,
    labels.findIndex((_, index) => hash === `#${idOf(index)}`),
  );
  return (
    <nav aria-label={m.slides_label({}, { locale })} className={styles.links}>
      <List of={labels} ordered>
        {(label, index) => (
          <a href={`#${idOf(index)}`} aria-current={index === shown ? 'true' : undefined} className={styles.link}>
            <span className={styles.label}>{label}</span>
          </a>
        )}
      </List>
    </nav>
  );
};

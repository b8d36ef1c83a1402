import type { ComponentProps } from 'react';
import { List } from '../../ui/List.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './Rising.module.css';

interface Props extends Pick<ComponentProps<typeof Picture>, 'image' | 'narrow'> {
  /** How deep each chapter lies. They stand with their chapters too, so here they are for the eye alone. */
  notes: string[];
}

/** One picture that drowns: by a fixed half, or chapter by chapter where the browser can tie that to scrolling. */
export const Rising = ({ image, narrow, notes }: Props) => (
  <div className={styles.place}>
    <div className={styles.frame}>
      <Picture image={narrow ?? image} sizes="(width < 1024px) 100vw, 42vw" className={styles.picture} />
      <div className={styles.water} aria-hidden="true" />
      <div className={styles.surface} aria-hidden="true">
        <div className={styles.edge} />
      </div>
      <div className={styles.depths} aria-hidden="true">
        <List of={notes}>{(note) => <span className="t2">{note}</span>}</List>
      </div>
    </div>
  </div>
);

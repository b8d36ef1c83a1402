import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { PersonCard } from '../fields/index.ts';
import styles from './Culture.module.css';

/** One colleague who watches over the habits from the columns they leave empty. */
export const Onlooker = ({ person: { name, slug, portrait, cutout = portrait } }: { person: PersonCard }) => (
  <LocaleLink to={`/employees/${slug}`} className={styles.onlooker} data-fill="end">
    {cutout && <Picture image={cutout} alt="" sizes="(width < 1024px) 60vw, 27vw" />}
    <VisuallyHidden>{name}</VisuallyHidden>
  </LocaleLink>
);

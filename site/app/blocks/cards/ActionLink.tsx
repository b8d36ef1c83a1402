import { classes } from '../../ui/classes.ts';
import type { DiscSize } from '../../ui/disc/Disc.tsx';
import { DiscLink } from '../../ui/disc/DiscLink.tsx';
import { ArrowLink } from '../../ui/link/ArrowLink.tsx';
import type { SiteLink } from '../fields/index.ts';
import styles from './ActionLink.module.css';

interface Props {
  link: SiteLink;
  /** The one thing to press is a disc; any other way on is a line with an arrow. */
  disc?: DiscSize;
  className?: string | undefined;
}

/** A link that stands by itself, with the few words an editor may add to it. */
export const ActionLink = ({ link: { label, url, description }, disc, className }: Props) => (
  <p className={classes(styles.action, className)}>
    {disc ? (
      <DiscLink to={url} size={disc}>
        {label}
      </DiscLink>
    ) : (
      <ArrowLink to={url}>{label}</ArrowLink>
    )}
    {description && <span className={classes(styles.description, 'small', 'muted')}> {description}</span>}
  </p>
);

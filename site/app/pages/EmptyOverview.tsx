import type { Theme } from '../blocks/define.ts';
import { Section } from '../blocks/Section.tsx';
import { m } from '../locale/paraglide/messages.js';
import { useLocale } from '../locale/useLocale.ts';
import { classes } from '../ui/classes.ts';
import { ArrowLink } from '../ui/link/ArrowLink.tsx';
import { Ripple } from '../ui/water/Ripple.tsx';
import styles from './EmptyOverview.module.css';

interface Props {
  emptyTitle: string | undefined;
  emptyText: string | undefined;
  chosen: string | undefined;
  /** The overview without its filter. */
  everything: string;
}

/** Nothing to show, and the way back to where there is something. */
export const EmptyOverview = ({ emptyTitle, emptyText, chosen, everything }: Props) => {
  const locale = useLocale();
  return (
    <div className={classes('columns', styles.empty)}>
      <h2 className={styles.words}>{emptyTitle ?? m.empty_title({}, { locale })}</h2>
      <div className={classes('lead', styles.further)}>
        {emptyText && <p>{emptyText}</p>}
        {chosen !== undefined && <ArrowLink to={everything}>{m.empty_show_all({}, { locale })}</ArrowLink>}
      </div>
    </div>
  );
};

/** Below an overview in which nothing has surfaced: the disc, sunk. It is dark down there where more water follows. */
export const SunkDisc = ({ before }: { before: Theme | undefined }) => (
  <Section theme={before === 'tide' ? 'ink' : 'tide'} edge="swell">
    <div className={classes('bleed', styles.sunk)} data-fill="" aria-hidden="true">
      <div className={styles.sliced}>
        <span className={styles.disc} />
      </div>
      <Ripple className={styles.ripple} />
      <Ripple className={styles.ripple} />
      <Ripple className={styles.ripple} />
    </div>
  </Section>
);

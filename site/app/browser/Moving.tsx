import { m } from '../locale/paraglide/messages.js';
import { useLocale } from '../locale/useLocale.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './Moving.module.css';
import { useArrival } from './useArrival.ts';
import { useLingering } from './useLingering.ts';
import { useNavigationStatus } from './useNavigationStatus.ts';

/** The least that the line is seen (`spec.md` §9): it runs to the end in this time, once a screen is there. */
const shownMs = 200;

/** Then it leaves at the upper edge; as long as in `Moving.module.css`. */
const leavingMs = 200;

/** On the way, and arrived: a line along the upper edge, and one voice that says it politely. */
export const Moving = () => {
  const locale = useLocale();
  const { pending, error, timestamp } = useNavigationStatus();
  const title = useArrival();
  const shown = useLingering(pending, shownMs + leavingMs);
  const state = pending ? 'pending' : error === undefined ? 'arrived' : 'failed';
  return (
    <div role="status" className={styles.moving} data-navigation={state} data-finished={timestamp}>
      {shown && <span className={styles.line} aria-hidden="true" />}
      <VisuallyHidden>{pending ? m.navigation_pending({}, { locale }) : title}</VisuallyHidden>
    </div>
  );
};

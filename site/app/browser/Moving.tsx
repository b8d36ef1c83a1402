import { useNavigation } from 'react-router';
import { m } from '../locale/paraglide/messages.js';
import { useLocale } from '../locale/useLocale.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './Moving.module.css';
import { useArrival } from './useArrival.ts';

/** On the way, and arrived: said politely, by one voice. */
export const Moving = () => {
  const locale = useLocale();
  const pending = useNavigation().state !== 'idle';
  const title = useArrival();
  return (
    <div role="status" className={styles.moving}>
      <VisuallyHidden>{pending ? m.navigation_pending({}, { locale }) : title}</VisuallyHidden>
    </div>
  );
};

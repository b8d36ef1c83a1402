import { m } from '../locale/paraglide/messages.js';
import { useLocale } from '../locale/useLocale.ts';
import { untranslatedAnchor } from './alternates.ts';
import styles from './Untranslated.module.css';

/**
 * Says on an overview why the language switch led there. It shows only when the address names it (`:target`), so that
 * neither a script, nor a query, nor another cached page is needed.
 */
export const Untranslated = () => (
  <p id={untranslatedAnchor} className={styles.notice} data-theme="ink" tabIndex={-1}>
    {m.untranslated_notice({}, { locale: useLocale() })}
  </p>
);

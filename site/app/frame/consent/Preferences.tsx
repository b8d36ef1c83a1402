import { type SyntheticEvent, useEffect, useRef } from 'react';
import { type Choice, everything, nothing } from '../../browser/consent/choice.ts';
import { choose, useConsent } from '../../browser/consent/consent.ts';
import { closePreferences, usePreferences } from '../../browser/consent/preferences.ts';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { DiscButton } from '../../ui/disc/DiscButton.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { Wave } from '../../ui/water/Wave.tsx';
import { Permission } from './Permission.tsx';
import styles from './Preferences.module.css';

/** A sheet of paper, standing in water: each category with its box to tick. Escape, the button and a press beside it change nothing. */
const Preferences = () => {
  const locale = useLocale();
  const at = usePreferences()?.at;
  const choice = useConsent() ?? nothing;
  const dialog = useRef<HTMLDialogElement>(null);
  const analytics = useRef<HTMLInputElement>(null);
  const marketing = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (at) ({ analytics, marketing })[at].current?.focus();
  }, [at]);

  const switches = (): Choice => ({
    analytics: analytics.current?.checked ?? false,
    marketing: marketing.current?.checked ?? false,
  });
  // By then the focus is back where it came from, and whoever had it can pass it on.
  const closed = ({ currentTarget: { returnValue } }: SyntheticEvent<HTMLDialogElement>) => {
    if (returnValue === 'keep') choose(switches());
    if (returnValue === 'everything') choose(everything);
    if (returnValue === 'nothing') choose(nothing);
    closePreferences();
  };

  return (
    <Modal ref={dialog} className={styles.dialog} aria-labelledby="preferences-title" onClose={closed}>
      <div className={styles.beside} data-theme="tide">
        <Wave sea="swell" />
      </div>
      <form method="dialog" className={styles.sheet} data-theme="paper">
        <div className={styles.head}>
          <h2 id="preferences-title">{m.consent_choice({}, { locale })}</h2>
          {/* No submit button: Enter in a box presses the first of those, which is to keep the choice. */}
          <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
            {m.menu_close_word({}, { locale })}
          </button>
        </div>
        <ul className={styles.list}>
          <Permission
            title={m.consent_necessary({}, { locale })}
            text={m.consent_necessary_text({}, { locale })}
            on={m.consent_always({}, { locale })}
          />
          <Permission
            title={m.consent_analytics({}, { locale })}
            text={m.consent_analytics_text({}, { locale })}
            on={m.consent_allowed({}, { locale })}
            choice={{
              name: 'analytics',
              allowed: choice.analytics,
              off: m.consent_refused({}, { locale }),
              ref: analytics,
            }}
          />
          <Permission
            title={m.consent_marketing({}, { locale })}
            text={m.consent_marketing_text({}, { locale })}
            on={m.consent_allowed({}, { locale })}
            choice={{
              name: 'marketing',
              allowed: choice.marketing,
              off: m.consent_refused({}, { locale }),
              ref: marketing,
            }}
          />
        </ul>
        <div className={styles.ways}>
          <DiscButton type="submit" value="keep">
            {m.consent_keep({}, { locale })}
          </DiscButton>
          <div className={styles.all}>
            <button type="submit" value="everything" className={styles.plain}>
              {m.consent_allow_all({}, { locale })}
            </button>
            <button type="submit" value="nothing" className={styles.plain}>
              {m.consent_refuse_all({}, { locale })}
            </button>
          </div>
        </div>
      </form>
    </Modal>
  );
};

export default Preferences;

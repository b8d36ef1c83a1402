import { useLayoutEffect, useRef } from 'react';
import { everything, nothing } from '../../browser/consent/choice.ts';
import { choose } from '../../browser/consent/consent.ts';
import { openPreferences } from '../../browser/consent/preferences.ts';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { DiscButton } from '../../ui/disc/DiscButton.tsx';
import { Wave } from '../../ui/water/Wave.tsx';
import styles from './Notice.module.css';

/**
 * Ink rising from below, with the question. It holds nobody up: the page can be read and used beside it. Its height is
 * told to the page, which keeps that much room below, so that nothing that is focused lies under it.
 */
const Notice = () => {
  const locale = useLocale();
  const notice = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = notice.current;
    const root = document.documentElement;
    if (!element) return;
    const tell = () => root.style.setProperty('--notice', `${element.offsetHeight}px`);
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--notice');
      // Who answers by keyboard goes on with the page, where it was being read.
      if (element.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section ref={notice} className={styles.notice} data-theme="ink" aria-label={m.consent_notice({}, { locale })}>
      <Wave sea="swell" />
      <div className={styles.inside}>
        <p className={styles.title}>{m.consent_notice_title({}, { locale })}</p>
        <div className={styles.rest}>
          <p>{m.consent_notice_text({}, { locale })}</p>
          <div className={styles.ways}>
            <DiscButton onClick={() => choose(everything)}>{m.consent_allow_all({}, { locale })}</DiscButton>
            <DiscButton onClick={() => choose(nothing)}>{m.consent_needed_only({}, { locale })}</DiscButton>
            <button type="button" className={styles.plain} aria-haspopup="dialog" onClick={() => openPreferences()}>
              {m.consent_let_me_choose({}, { locale })}
            </button>
          </div>
        </div>
      </div>
    </section>
  );
};

export default Notice;

import { useLayoutEffect, useRef } from 'react';
import { everything, nothing } from '../../browser/consent/choice.ts';
import { choose } from '../../browser/consent/consent.ts';
import { openPreferences } from '../../browser/consent/preferences.ts';
import { room } from '../../browser/consent/room.ts';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { DiscButton } from '../../ui/disc/DiscButton.tsx';
import { Wave } from '../../ui/water/Wave.tsx';
import styles from './Notice.module.css';

/**
 * Ink rising from below, with the question. It holds nobody up: the page can be read and used beside it. As much room as
 * it takes is added below the page, whose end can be read then, and what is focused comes to lie above the water.
 */
const Notice = () => {
  const locale = useLocale();
  const notice = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = notice.current;
    const { documentElement, body } = document;
    if (!element) return;
    // Not by a property of our own on the root: what is inherited has the whole page styled anew.
    const makeRoom = (height: number) => {
      documentElement.style.scrollPaddingBlockEnd = height ? `calc(${height}px + 3rem)` : '';
      body.style.paddingBlockEnd = height ? `${height}px` : '';
      room.set(height);
    };
    const observer = new ResizeObserver(() => makeRoom(element.offsetHeight));
    observer.observe(element);
    return () => {
      observer.disconnect();
      makeRoom(0);
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

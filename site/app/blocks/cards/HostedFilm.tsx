import { useState } from 'react';
import { useConsent } from '../../browser/consent/consent.ts';
import { useThirdParties } from '../../browser/thirdParties.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Wave } from '../../ui/water/Wave.tsx';
import type { Film } from '../fields/index.ts';
import { embedAddress, playing } from './embed.ts';
import styles from './HostedFilm.module.css';
import { HostedFilmWays } from './HostedFilmWays.tsx';

/** Who plays goes on by keyboard inside the player. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * A host's film: our own poster, until the visitor has allowed marketing cookies and has pressed to see this film. Asking
 * for consent here is such a press. Withdrawn consent takes the player away again.
 */
export const HostedFilm = ({ film: { title, description, duration, poster }, url }: { film: Film; url: string }) => {
  const locale = useLocale();
  const embed = embedAddress(url, useThirdParties().videoHosts);
  const allowed = useConsent()?.marketing ?? false;
  const [pressed, setPressed] = useState<'to ask' | 'to play'>();
  const [before, setBefore] = useState(allowed);
  if (before !== allowed) {
    setBefore(allowed);
    if (!allowed) setPressed(undefined);
  }
  const shown = allowed && pressed ? embed : undefined;
  return (
    <figure className={styles.gate} data-allowed={(embed && allowed) || undefined}>
      {shown ? (
        <iframe
          ref={takeFocus}
          className={styles.player}
          src={pressed === 'to play' ? playing(shown) : shown}
          title={title}
          lang={locale}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <div className={styles.sky}>
          {poster && <Picture image={poster} sizes="(width < 1024px) 100vw, 90vw" className={styles.poster} />}
          <span className={styles.ring} aria-hidden="true">
            <svg viewBox="0 0 20 22" width="20" height="22" fill="currentColor" aria-hidden="true">
              <path d="M0 0L20 11L0 22z" />
            </svg>
          </span>
        </div>
      )}
      <figcaption className={styles.water} data-theme="ink">
        {/* Not over a player, whose controls are down there. */}
        {!shown && <Wave sea="swell" />}
        <div>
          <p className="t2">{title}</p>
          {duration && <p className={`numbers ${styles.duration}`}>{duration}</p>}
          {description && (
            <div className={styles.about}>
              <Paragraphs text={description} />
            </div>
          )}
        </div>
        <HostedFilmWays
          url={url}
          embeddable={embed !== undefined}
          allowed={allowed}
          playing={shown !== undefined}
          onAsk={() => setPressed('to ask')}
          onPlay={() => setPressed('to play')}
        />
      </figcaption>
    </figure>
  );
};

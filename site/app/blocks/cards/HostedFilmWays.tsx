import { openPreferences } from '../../browser/consent/preferences.ts';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { DiscButton } from '../../ui/disc/DiscButton.tsx';
import { DiscLink } from '../../ui/disc/DiscLink.tsx';
import { ArrowLink } from '../../ui/link/ArrowLink.tsx';
import styles from './HostedFilm.module.css';

interface Props {
  url: string;
  /** Whether the host is one whose player may stand in the page. */
  embeddable: boolean;
  allowed: boolean;
  playing: boolean;
  onAsk: () => void;
  onPlay: () => void;
}

/** What can be done about a host's film: allow it, play it, take that back, or go and see it there. */
export const HostedFilmWays = ({ url, embeddable, allowed, playing, onAsk, onPlay }: Props) => {
  const locale = useLocale();
  const elsewhere = m.film_elsewhere({}, { locale });
  if (!embeddable)
    return (
      <div className={styles.consent}>
        <DiscLink to={url} icon="out">
          {elsewhere}
        </DiscLink>
      </div>
    );
  const change = () => {
    onAsk();
    openPreferences('marketing');
  };
  return (
    <div className={styles.consent}>
      {!allowed && (
        <div>
          <p className={styles.additional}>{m.consent_additional({}, { locale })}</p>
          <p>{m.film_consent({}, { locale })}</p>
        </div>
      )}
      <div className={styles.ways}>
        {allowed && !playing && (
          <DiscButton className={styles.play} onClick={onPlay}>
            {m.film_play({}, { locale })}
          </DiscButton>
        )}
        <DiscButton key="change" className={styles.change} outlined={allowed} aria-haspopup="dialog" onClick={change}>
          {m.consent_change({}, { locale })}
        </DiscButton>
        <ArrowLink to={url} way="out">
          {elsewhere}
        </ArrowLink>
      </div>
    </div>
  );
};

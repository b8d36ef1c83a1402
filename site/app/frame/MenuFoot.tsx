import type { Settings } from '../../content/frame.ts';
import type { Locale } from '../locale/locales.ts';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import { Wave } from '../ui/water/Wave.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './MenuFoot.module.css';

interface Props {
  locales: readonly Locale[];
  settings: Settings | undefined;
}

/** The languages; in the full-screen menu they lie under water, with the telephone and the post. */
export const MenuFoot = ({ locales, settings }: Props) => (
  <div className={styles.foot}>
    <Wave sea="swell" className={styles.wave} />
    {locales.length > 1 && <LanguageSwitch locales={locales} />}
    {settings && (
      <address className={styles.contact}>
        {settings.phone && <PhoneLink number={settings.phone} />}
        {settings.email && <a href={`mailto:${settings.email}`}>{settings.email}</a>}
      </address>
    )}
  </div>
);

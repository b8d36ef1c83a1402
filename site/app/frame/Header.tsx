import { useLocation } from 'react-router';
import type { MenuItem, Settings } from '../../content/frame.ts';
import { LocaleLink } from '../locale/LocaleLink.tsx';
import type { Locale } from '../locale/locales.ts';
import { m } from '../locale/paraglide/messages.js';
import { useLocale } from '../locale/useLocale.ts';
import { Logo } from '../ui/Logo.tsx';
import styles from './Header.module.css';
import { MainMenu } from './MainMenu.tsx';
import { MenuFoot } from './MenuFoot.tsx';

interface Props {
  locales: readonly Locale[];
  menu: MenuItem[];
  settings: Settings | undefined;
}

/**
 * Lies over the ground a page begins with. Below 1024 the menu is a popover, which opens, closes by Escape and gives focus
 * back without a script; from 1024 the same element simply stands in the header.
 */
export const Header = ({ locales, menu, settings }: Props) => {
  const locale = useLocale();
  const { pathname } = useLocation();
  const company = settings?.company ?? 'VI';
  return (
    <header className={styles.header}>
      <LocaleLink to="/" rel="home" aria-label={company} className={styles.home}>
        <Logo className={styles.logo} />
      </LocaleLink>
      <button type="button" popoverTarget="menu" aria-label={m.menu_open({}, { locale })} className={styles.toggle}>
        {m.menu_word({}, { locale })}
      </button>
      {/* A new page gets a new element: whatever was open in it is closed. */}
      <div key={pathname} id="menu" popover="auto" className={styles.menu}>
        <div className={styles.top}>
          <Logo className={styles.logo} />
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label={m.menu_close({}, { locale })}
            className={styles.toggle}
          >
            {m.menu_close_word({}, { locale })}
          </button>
        </div>
        <MainMenu items={menu} />
        <MenuFoot locales={locales} settings={settings} />
      </div>
    </header>
  );
};

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { MenuItem, Settings } from '../../content/frame.ts';
import { LocaleLink } from '../locale/LocaleLink.tsx';
import type { Locale } from '../locale/locales.ts';
import { m } from '../locale/paraglide/messages.js';
import { useLocale } from '../locale/useLocale.ts';
import { Logo } from '../ui/Logo.tsx';
import { tendFullScreenMenu } from './fullScreenMenu.ts';
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
  const location = useLocation();
  const company = settings?.company ?? 'VI';
  const opener = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);

  useEffect(
    () => (popover.current && opener.current ? tendFullScreenMenu(popover.current, opener.current) : undefined),
    [],
  );

  // Every navigation closes it, to a hash of the same page too. What was open before the script came stays open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the location is what says that a page is left
  useLayoutEffect(() => {
    const menu = popover.current;
    return () => menu?.hidePopover();
  }, [location]);

  return (
    <header className={styles.header}>
      <LocaleLink to="/" rel="home" aria-label={company} className={styles.home}>
        <Logo className={styles.logo} />
      </LocaleLink>
      <button
        ref={opener}
        type="button"
        popoverTarget="menu"
        aria-label={m.menu_open({}, { locale })}
        className={styles.toggle}
      >
        {m.menu_word({}, { locale })}
      </button>
      <div ref={popover} id="menu" popover="auto" className={styles.menu}>
        <div className={styles.top}>
          <Logo className={styles.logo} />
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label={m.menu_close({}, { locale })}
            // biome-ignore lint/a11y/noAutofocus: of the popover, when it opens; the page has no such thing
            autoFocus
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

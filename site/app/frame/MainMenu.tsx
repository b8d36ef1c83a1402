import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { MenuItem } from '../../content/frame.ts';
import { LocaleLink } from '../locale/LocaleLink.tsx';
import { m } from '../locale/paraglide/messages.js';
import { useLocale } from '../locale/useLocale.ts';
import styles from './MainMenu.module.css';
import { MegaMenu } from './MegaMenu.tsx';
import { leadsTo } from './menuKeys.ts';
import { useCurrent } from './useCurrent.ts';
import { useOpenMenu } from './useOpenMenu.ts';

/** The words at the top of every page. Those with something below them unfold. */
export const MainMenu = ({ items }: { items: MenuItem[] }) => {
  const locale = useLocale();
  const current = useCurrent(items);
  const nav = useRef<HTMLElement>(null);
  const [menu, dispatch] = useOpenMenu(nav);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = leadsTo(key, target, currentTarget);
    if (!to) return;
    event.preventDefault();
    const item = to.closest('details')?.dataset['item'];
    // Down from a word: what lies below it must be there before it can be focused.
    if (item !== undefined && to.localName !== 'summary') flushSync(() => dispatch({ type: 'open', item }));
    to.focus();
  };

  return (
    <nav ref={nav} aria-label={m.menu_main({}, { locale })} className={styles.nav} onKeyDown={press}>
      <ul className={styles.words}>
        {items.map((item) => (
          <li key={item.title}>
            {item.children.length > 0 ? (
              <MegaMenu
                item={item}
                current={current(item)}
                open={menu.item === item.title}
                closing={menu.item === item.title && menu.closing}
                dispatch={dispatch}
              />
            ) : (
              item.url && (
                <LocaleLink to={item.url} aria-current={current(item)} className={styles.link}>
                  {item.title}
                </LocaleLink>
              )
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};

import { type Dispatch, type MouseEvent, type ToggleEvent, useLayoutEffect, useRef } from 'react';
import type { MenuItem } from '../../content/frame.ts';
import { m } from '../locale/paraglide/messages.js';
import { useLocale } from '../locale/useLocale.ts';
import { Icon } from '../ui/Icon.tsx';
import { ArrowLink } from '../ui/link/ArrowLink.tsx';
import styles from './MegaMenu.module.css';
import { MenuBranch } from './MenuBranch.tsx';
import type { MenuAction } from './openMenu.ts';

interface Props {
  item: MenuItem;
  current: 'page' | 'true' | undefined;
  open: boolean;
  closing: boolean;
  dispatch: Dispatch<MenuAction>;
}

/**
 * A menu item with what lies below it. `details` opens and closes without a script, and tells whether it is open; its name
 * lets one be open at a time. What was open before the script came stays open, and so does what the browser opens itself,
 * where a search leads into it.
 */
export const MegaMenu = ({ item, current, open, closing, dispatch }: Props) => {
  const locale = useLocale();
  const details = useRef<HTMLDetailsElement>(null);
  const { title } = item;

  useLayoutEffect(() => {
    if (details.current?.open) dispatch({ type: 'open', item: title });
  }, [dispatch, title]);

  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    dispatch({ type: 'toggle', item: title });
  };
  const follow = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open === open) return;
    dispatch(currentTarget.open ? { type: 'open', item: title } : { type: 'clear' });
  };

  return (
    <details
      ref={details}
      name="main-menu"
      className={styles.mega}
      data-item={title}
      data-closing={closing || undefined}
      open={open}
      onToggle={follow}
      suppressHydrationWarning
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, Enter and Space press it */}
      <summary className={styles.summary} data-current={current} onClick={toggle}>
        {title}
        <Icon name="down" className={styles.chevron} />
      </summary>
      <div className={styles.sheet}>
        <ul className={styles.branches}>
          {item.children.map((child) => (
            <MenuBranch key={child.title} item={child} />
          ))}
        </ul>
        {item.url && (
          <p className={styles.all}>
            <ArrowLink to={item.url} aria-current={current}>
              {m.menu_all({ title }, { locale })}
            </ArrowLink>
          </p>
        )}
      </div>
    </details>
  );
};

import type { MenuItem } from '../../content/frame.ts';
import { m } from '../locale/paraglide/messages.js';
import { useLocale } from '../locale/useLocale.ts';
import { Icon } from '../ui/Icon.tsx';
import { ArrowLink } from '../ui/link/ArrowLink.tsx';
import styles from './MegaMenu.module.css';
import { MenuBranch } from './MenuBranch.tsx';

interface Props {
  item: MenuItem;
  current: 'page' | 'true' | undefined;
}

/** A menu item with what lies below it. `details` opens and closes without a script; its name lets one be open at a time. */
export const MegaMenu = ({ item, current }: Props) => {
  const locale = useLocale();
  return (
    <details name="main-menu" className={styles.mega}>
      <summary className={styles.summary} data-current={current}>
        {item.title}
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
              {m.menu_all({ title: item.title }, { locale })}
            </ArrowLink>
          </p>
        )}
      </div>
    </details>
  );
};

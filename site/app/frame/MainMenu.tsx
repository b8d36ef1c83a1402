import type { MenuItem } from '../../content/frame.ts';
import { LocaleLink } from '../locale/LocaleLink.tsx';
import { m } from '../locale/paraglide/messages.js';
import { useLocale } from '../locale/useLocale.ts';
import styles from './MainMenu.module.css';
import { MegaMenu } from './MegaMenu.tsx';
import { useCurrent } from './useCurrent.ts';

/** The words at the top of every page. Those with something below them unfold. */
export const MainMenu = ({ items }: { items: MenuItem[] }) => {
  const locale = useLocale();
  const current = useCurrent();
  return (
    <nav aria-label={m.menu_main({}, { locale })} className={styles.nav}>
      <ul className={styles.words}>
        {items.map((item) => (
          <li key={item.title}>
            {item.children.length > 0 ? (
              <MegaMenu item={item} current={current(item.url)} />
            ) : (
              item.url && (
                <LocaleLink to={item.url} aria-current={current(item.url)} className={styles.link}>
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

import type { MenuItem } from '../../content/frame.ts';
import { LocaleLink } from '../locale/LocaleLink.tsx';
import { ArrowLink } from '../ui/link/ArrowLink.tsx';
import styles from './MegaMenu.module.css';
import { MenuFeature } from './MenuFeature.tsx';

/** One large word of the mega menu, and beside it what it leads to: shown while it is pointed at or has focus. */
export const MenuBranch = ({ item: { title, url, detail, children } }: { item: MenuItem }) => (
  <li className={styles.branch}>
    {url ? (
      <LocaleLink to={url} className={styles.word}>
        {title}
      </LocaleLink>
    ) : (
      <span className={styles.word}>{title}</span>
    )}
    <div className={styles.beside}>
      <div>
        <p className="t4">{detail?.title ?? title}</p>
        {detail?.intro && <p className="small">{detail.intro}</p>}
        {(children.length > 0 || detail?.callToAction) && (
          <ul className={styles.below}>
            {children.map((child) => (
              <li key={child.title}>
                {child.url ? (
                  <ArrowLink to={child.url} way="none">
                    {child.title}
                  </ArrowLink>
                ) : (
                  child.title
                )}
              </li>
            ))}
            {detail?.callToAction && (
              <li>
                <ArrowLink to={detail.callToAction.url}>{detail.callToAction.label}</ArrowLink>
              </li>
            )}
          </ul>
        )}
      </div>
      {detail && <MenuFeature detail={detail} />}
    </div>
  </li>
);

import type { MenuItem } from '../../content/frame.ts';
import { kindLabels } from '../blocks/cards/kindLabels.ts';
import { LocaleLink } from '../locale/LocaleLink.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { Picture } from '../ui/Picture.tsx';
import styles from './MegaMenu.module.css';

/** The case or insight that stands in the mega menu, or else just its picture. */
export const MenuFeature = ({ detail }: { detail: NonNullable<MenuItem['detail']> }) => {
  const locale = useLocale();
  const { featuredCase, featuredInsight } = detail;
  const image = detail.image ?? featuredCase?.image ?? featuredInsight?.image;
  const picture = image && <Picture image={image} alt="" />;
  if (featuredCase)
    return (
      <LocaleLink to={`/cases/${featuredCase.slug}`} className={styles.feature}>
        {picture}
        <span className="t4">{featuredCase.title}</span>
        <span className="small muted">
          {[kindLabels[featuredCase.kind]({}, { locale }), featuredCase.year].filter(Boolean).join(', ')}
        </span>
      </LocaleLink>
    );
  if (featuredInsight)
    return (
      <LocaleLink to={`/insights/${featuredInsight.slug}`} className={styles.feature}>
        {picture}
        <span className="t4">{featuredInsight.title}</span>
      </LocaleLink>
    );
  return picture && <div className={styles.feature}>{picture}</div>;
};

import type { MenuItem } from '../../content/frame.ts';
import { LocaleLink } from '../locale/LocaleLink.tsx';
import { m } from '../locale/paraglide/messages.js';
import { useLocale } from '../locale/useLocale.ts';
import { Picture } from '../ui/Picture.tsx';

/** A menu item with what lies below it. `details` opens and closes without a script. */
export const MegaMenu = ({ item }: { item: MenuItem }) => {
  const locale = useLocale();
  return (
    <details>
      <summary>{item.title}</summary>
      {item.url && <LocaleLink to={item.url}>{m.menu_all({ title: item.title }, { locale })}</LocaleLink>}
      <ul>
        {item.children.map((child) => (
          <MenuBranch key={child.title} item={child} />
        ))}
      </ul>
    </details>
  );
};

const MenuBranch = ({ item }: { item: MenuItem }) => (
  <li>
    {item.url ? <LocaleLink to={item.url}>{item.title}</LocaleLink> : <span>{item.title}</span>}
    {item.detail && <MenuDetail detail={item.detail} />}
    {item.children.length > 0 && (
      <ul>
        {item.children.map((child) => (
          <MenuBranch key={child.title} item={child} />
        ))}
      </ul>
    )}
  </li>
);

const MenuDetail = ({ detail }: { detail: NonNullable<MenuItem['detail']> }) => {
  const { intro, featuredCase, featuredInsight, callToAction } = detail;
  const image = detail.image ?? featuredCase?.image ?? featuredInsight?.image;
  return (
    <div>
      {intro && <p>{intro}</p>}
      {image && <Picture image={image} alt="" />}
      {featuredCase && <LocaleLink to={`/cases/${featuredCase.slug}`}>{featuredCase.title}</LocaleLink>}
      {featuredInsight && <LocaleLink to={`/insights/${featuredInsight.slug}`}>{featuredInsight.title}</LocaleLink>}
      {callToAction && <LocaleLink to={callToAction.url}>{callToAction.label}</LocaleLink>}
    </div>
  );
};

import type { MenuItem } from '../../content/frame.ts';
import { LocaleLink } from '../locale/LocaleLink.tsx';
import type { Locale } from '../locale/locales.ts';
import { m } from '../locale/paraglide/messages.js';
import { useLocale } from '../locale/useLocale.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MegaMenu } from './MegaMenu.tsx';

interface Props {
  locales: readonly Locale[];
  menu: MenuItem[];
  company: string;
}

export const Header = ({ locales, menu, company }: Props) => {
  const locale = useLocale();
  return (
    <header>
      <LocaleLink to="/" rel="home">
        {company}
      </LocaleLink>
      <nav aria-label={m.menu_main({}, { locale })}>
        <ul>
          {menu.map((item) => (
            <li key={item.title}>
              {item.children.length > 0 ? (
                <MegaMenu item={item} />
              ) : (
                item.url && <LocaleLink to={item.url}>{item.title}</LocaleLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {locales.length > 1 && <LanguageSwitch locales={locales} />}
    </header>
  );
};

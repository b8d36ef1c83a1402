import type { MenuItem, Settings } from '../../content/frame.ts';
import { LocaleLink } from '../locale/LocaleLink.tsx';
import { m } from '../locale/paraglide/messages.js';
import { useLocale } from '../locale/useLocale.ts';
import { networkNames } from '../ui/networks.ts';

interface Props {
  menu: MenuItem[];
  settings: Settings | undefined;
}

const Column = ({ item }: { item: MenuItem }) => (
  <section>
    <h2>{item.url ? <LocaleLink to={item.url}>{item.title}</LocaleLink> : item.title}</h2>
    <ul>
      {item.children.map(({ title, url }) => (
        <li key={title}>{url ? <LocaleLink to={url}>{title}</LocaleLink> : title}</li>
      ))}
    </ul>
  </section>
);

export const Footer = ({ menu, settings }: Props) => {
  const locale = useLocale();
  const home = settings?.addresses.find(({ kind }) => kind === 'address');
  return (
    <footer>
      {settings?.footerTitle && <p>{settings.footerTitle}</p>}
      {settings?.footerText && <p>{settings.footerText}</p>}
      <section>
        <h2>{settings?.newsletterTitle ?? m.footer_newsletter({}, { locale })}</h2>
        {settings?.newsletterText && <p>{settings.newsletterText}</p>}
      </section>
      {menu.map((item) => (
        <Column key={item.title} item={item} />
      ))}
      {settings && settings.socials.length > 0 && (
        <section>
          <h2>{settings.socialsTitle ?? m.footer_socials({}, { locale })}</h2>
          <ul>
            {settings.socials.map(({ network, url }) => (
              <li key={network}>
                <LocaleLink to={url}>{networkNames[network]}</LocaleLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {home && (
        <address>
          {home.street}, {home.postalCode} {home.city}
          {settings?.phone && <a href={`tel:${settings.phone.replace(/[^+\d]/g, '')}`}>{settings.phone}</a>}
        </address>
      )}
      {settings?.registration && <p>{settings.registration}</p>}
    </footer>
  );
};

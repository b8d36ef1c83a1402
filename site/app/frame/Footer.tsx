import type { MenuItem, Settings } from '../../content/frame.ts';
import { openPreferences } from '../browser/consent/preferences.ts';
import { NewsletterForm } from '../forms/NewsletterForm.tsx';
import { m } from '../locale/paraglide/messages.js';
import { useLocale } from '../locale/useLocale.ts';
import { networkNames } from '../ui/networks.ts';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import { Wave } from '../ui/water/Wave.tsx';
import styles from './Footer.module.css';
import { FooterColumn } from './FooterColumn.tsx';
import mark from './mark.svg?no-inline';

interface Props {
  menu: MenuItem[];
  settings: Settings | undefined;
}

export const Footer = ({ menu, settings }: Props) => {
  const locale = useLocale();
  const home = settings?.addresses.find(({ kind }) => kind === 'address');
  const socials = (settings?.socials ?? []).map(({ network, url }) => ({ title: networkNames[network], url }));
  return (
    <footer className={styles.footer} data-theme="ink">
      <Wave sea="calm" />
      <div className={styles.columns}>
        {settings && (
          <section className={styles.newsletter}>
            <h2 className="t4">{settings.newsletterTitle ?? m.footer_newsletter({}, { locale })}</h2>
            {settings.newsletterText && <p className="small muted">{settings.newsletterText}</p>}
            <NewsletterForm />
          </section>
        )}
        {menu.map(({ title, url, children }) => (
          <FooterColumn key={title} title={title} url={url} links={children} />
        ))}
        {socials.length > 0 && (
          <FooterColumn title={settings?.socialsTitle ?? m.footer_socials({}, { locale })} links={socials} />
        )}
        {home && (
          <section>
            <h2 className="t4">{home.city}</h2>
            <address className="small">
              {home.street}
              <br />
              {home.postalCode} {home.city}
              <br />
              {settings?.phone && <PhoneLink number={settings.phone} />}
            </address>
          </section>
        )}
      </div>
      <div className={styles.last}>
        {settings?.footerTitle && <p className="t3">{settings.footerTitle}</p>}
        {settings?.footerText && <p className="small muted">{settings.footerText}</p>}
        <div>
          {settings?.registration && <p className="small muted">{settings.registration}</p>}
          <button type="button" className={styles.consent} aria-haspopup="dialog" onClick={() => openPreferences()}>
            {m.consent_change({}, { locale })}
          </button>
        </div>
      </div>
      <img src={mark} alt="" width="1440" height="430" loading="lazy" className={styles.mark} />
    </footer>
  );
};

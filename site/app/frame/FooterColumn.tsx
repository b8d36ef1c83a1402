import { LocaleLink } from '../locale/LocaleLink.tsx';
import styles from './Footer.module.css';

interface Words {
  title: string;
  url?: string | undefined;
}

interface Props extends Words {
  links: Words[];
}

export const FooterColumn = ({ title, url, links }: Props) => (
  <section>
    <h2 className="t4">{url ? <LocaleLink to={url}>{title}</LocaleLink> : title}</h2>
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.title}>{link.url ? <LocaleLink to={link.url}>{link.title}</LocaleLink> : link.title}</li>
      ))}
    </ul>
  </section>
);

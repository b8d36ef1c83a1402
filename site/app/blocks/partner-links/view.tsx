import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { List } from '../../ui/List.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import type { BlockView } from '../view.ts';
import styles from './partner-links.module.css';

const isOut = (url: string) => /^https?:/i.test(url);

/** Ways to the places of partners: portals, documentation, status pages. */
const PartnerLinks: BlockView<'partner-links'> = ({ block: { title, text, links } }) => (
  <>
    <h2 className={styles.title}>{title}</h2>
    {text && (
      <div className={`lead ${styles.text}`}>
        <Paragraphs text={text} />
      </div>
    )}
    <div className={styles.rows}>
      <List of={links}>
        {({ label, url, description }) => (
          <>
            <LocaleLink to={url} className={`t3 cover ${styles.label}`}>
              {label}
            </LocaleLink>
            {description && <p className={styles.description}>{description}</p>}
            <Icon name={isOut(url) ? 'out' : 'arrow'} className={styles.arrow} />
          </>
        )}
      </List>
    </div>
  </>
);

export default PartnerLinks;

import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { List } from '../../ui/List.tsx';
import { networkNames } from '../../ui/networks.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { ActionLink } from '../cards/ActionLink.tsx';
import type { BlockView } from '../view.ts';
import styles from './SocialMedia.module.css';

/** Where to follow us: the block's own networks, or else the site's. */
const SocialMedia: BlockView<'social-media'> = ({ block: { title, text, networks, siteNetworks, link } }) => {
  const shown = networks.length > 0 ? networks : siteNetworks;
  return (
    <div className="columns">
      <h2 className={styles.title}>{title}</h2>
      {shown.length > 0 && (
        <div className={styles.networks}>
          <List of={shown}>
            {({ network, url }) => (
              <LocaleLink to={url} className={styles.network}>
                {networkNames[network]}
                <Icon name="out" className={styles.arrow} />
              </LocaleLink>
            )}
          </List>
        </div>
      )}
      {text && (
        <div className={styles.text}>
          <Paragraphs text={text} />
        </div>
      )}
      {link && <ActionLink link={link} className={styles.link} />}
    </div>
  );
};

export default SocialMedia;

import { List } from '../../ui/List.tsx';
import { ActionLink } from '../cards/ActionLink.tsx';
import { PartnerMark } from '../cards/PartnerMark.tsx';
import type { BlockView } from '../view.ts';
import styles from './LogoBanner.module.css';

/** Word marks of clients: cases and references. */
const LogoBanner: BlockView<'logo-banner'> = ({ block: { title, partners, link } }) => (
  <div className={styles.banner}>
    <div className={styles.top}>
      <h2 className="t4">{title}</h2>
      {link && <ActionLink link={link} className={styles.link} />}
    </div>
    <div className={styles.marks}>
      <List of={partners}>{(partner) => <PartnerMark partner={partner} />}</List>
    </div>
  </div>
);

export default LogoBanner;

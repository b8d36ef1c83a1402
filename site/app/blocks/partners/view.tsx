import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { BlockView } from '../view.ts';
import styles from './partners.module.css';

/** The companies we ring, each with what for. A word mark beside its own name is decoration. */
const Partners: BlockView<'partners'> = ({ block: { title, text, partners } }) => (
  <>
    <h2 className={classes('t1', styles.title)}>{title}</h2>
    {text && (
      <div className={classes('lead', styles.text)}>
        <Paragraphs text={text} />
      </div>
    )}
    <ul className={styles.rows}>
      {partners.map((partner) => (
        <li key={partner.name} className={styles.row}>
          <h3 className={classes('t2', styles.name)}>
            {partner.url ? (
              <LocaleLink to={partner.url} className={styles.link}>
                {partner.name}
              </LocaleLink>
            ) : (
              partner.name
            )}
          </h3>
          {partner.text && <p className={styles.reason}>{partner.text}</p>}
          {partner.logo && <Picture image={partner.logo} alt="" fit="contain" sizes="9rem" className={styles.logo} />}
          {partner.url && <Icon name="out" className={styles.arrow} />}
        </li>
      ))}
    </ul>
  </>
);

export default Partners;

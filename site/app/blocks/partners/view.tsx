import { classes } from '../../ui/classes.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { NamedRows } from '../cards/NamedRows.tsx';
import type { PartnerCard } from '../fields/index.ts';
import type { BlockView } from '../view.ts';
import styles from './partners.module.css';

/** A word mark beside its own name is decoration. */
const rowOf = ({ name, url, text, logo }: PartnerCard) => ({
  name,
  url,
  text,
  mark: logo && <Picture image={logo} alt="" fit="contain" sizes="9rem" className={styles.logo} />,
});

/** The companies we ring, each with what for. */
const Partners: BlockView<'partners'> = ({ block: { title, text, partners } }) => (
  <>
    <h2 className={classes('t1', styles.title)}>{title}</h2>
    {text && (
      <div className={classes('lead', styles.text)}>
        <Paragraphs text={text} />
      </div>
    )}
    <NamedRows rows={partners.map(rowOf)} icon="out" className={styles.rows} />
  </>
);

export default Partners;

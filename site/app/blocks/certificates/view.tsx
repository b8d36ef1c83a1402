import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { classes } from '../../ui/classes.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { BlockData, BlockView } from '../view.ts';
import styles from './certificates.module.css';
import { fitsMark, LoadLine } from './LoadLine.tsx';

type Certificate = BlockData<'certificates'>['certificates'][number];

/** The name is in the mark; where it is too long for that, it stands under it. */
const Mark = ({ certificate: { name, since, description, url } }: { certificate: Certificate }) => {
  const locale = useLocale();
  const shown = fitsMark(name) ? <VisuallyHidden>{name}</VisuallyHidden> : name;
  return (
    <li className={classes(styles.certificate, url && styles.linked)}>
      <LoadLine name={name} />
      <h3 className={classes('t4', styles.name)}>
        {url ? (
          <LocaleLink to={url} className="cover">
            {shown}
          </LocaleLink>
        ) : (
          shown
        )}
      </h3>
      {description && <p className={classes(fitsMark(name) && 't4', styles.description)}>{description}</p>}
      {since && <p className={styles.since}>{m.certificate_since({ year: since }, { locale })}</p>}
    </li>
  );
};

/** Marks others gave us, and since when: load lines, each a little deeper than the one before. */
const Certificates: BlockView<'certificates'> = ({ block: { title, text, certificates } }) => (
  <>
    <h2 className={styles.title}>{title}</h2>
    {text && (
      <div className={styles.text}>
        <Paragraphs text={text} />
      </div>
    )}
    <ul className={classes('columns', styles.marks)}>
      {certificates.map((certificate) => (
        <Mark key={certificate.name} certificate={certificate} />
      ))}
    </ul>
  </>
);

export default Certificates;

import { classes } from '../../ui/classes.ts';
import { DiscLink } from '../../ui/disc/DiscLink.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { BlockView } from '../view.ts';
import styles from './address-banner.module.css';
import { HarbourMap } from './HarbourMap.tsx';

/** Where we are, and the way there. The map is a drawing of our own: nobody else learns who looked. */
const AddressBanner: BlockView<'address-banner'> = ({ block: { title, text, image, route } }) => (
  <div className={classes('columns', styles.address)} data-fill="">
    <div className={styles.words}>
      <h2 className={styles.title}>{title}</h2>
      {text && (
        <div className={classes('lead', styles.text)}>
          <Paragraphs text={text} />
        </div>
      )}
      {route && <DiscLink to={route.url}>{route.label}</DiscLink>}
    </div>
    {image ? (
      <Picture image={image} sizes="(width < 1024px) 100vw, 58vw" className={styles.picture} />
    ) : (
      <HarbourMap className={styles.picture} />
    )}
  </div>
);

export default AddressBanner;

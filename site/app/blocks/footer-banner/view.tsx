import { classes } from '../../ui/classes.ts';
import { Picture } from '../../ui/Picture.tsx';
import { ActionLink } from '../cards/ActionLink.tsx';
import { Intro } from '../cards/Intro.tsx';
import type { BlockView } from '../view.ts';
import styles from './FooterBanner.module.css';

/** The last word of a page, with a picture that leaves it at the right; without one the word has the width. */
const FooterBanner: BlockView<'footer-banner'> = ({ block: { title, text, link, image, imageNarrow } }) => (
  <div className={classes('columns', styles.banner)} {...(image && { 'data-fill': '' })}>
    <div className={classes(styles.words, !image && styles.alone)}>
      <Intro title={title} text={text} size="t1" />
      {link && <ActionLink link={link} className={styles.link} />}
    </div>
    {image && (
      <Picture image={image} narrow={imageNarrow} sizes="(width < 1024px) 100vw, 58vw" className={styles.picture} />
    )}
  </div>
);

export default FooterBanner;

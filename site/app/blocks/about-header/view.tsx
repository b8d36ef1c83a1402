import { classes } from '../../ui/classes.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Title } from '../../ui/title/Title.tsx';
import { Ripple } from '../../ui/water/Ripple.tsx';
import { Water } from '../../ui/water/Water.tsx';
import type { BlockView } from '../view.ts';
import styles from './about-header.module.css';

/** A huge word that ends in the disc, half under water, and under it the title that says what it means. */
const AboutHeader: BlockView<'about-header'> = ({ block: { statement, title, text, image } }) => (
  <>
    <div className={classes('columns', styles.header)} data-fill={image ? 'start' : ''}>
      <Title as="p" text={statement} kind="statement" className={styles.statement} />
      <Water className={styles.water} floating={<Ripple className={styles.ripple} />}>
        <Title as="div" text={statement} kind="statement" className={styles.statement} />
      </Water>
      <div className={classes('columns', styles.foot)}>
        <h1 className={classes('t2', styles.title)}>{title}</h1>
        {text && (
          <div className={styles.text}>
            <Paragraphs text={text} />
          </div>
        )}
      </div>
    </div>
    {image && <Picture image={image} sizes="100vw" className={styles.picture} />}
  </>
);

export default AboutHeader;

import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { BackLink } from '../../ui/link/BackLink.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Wave } from '../../ui/water/Wave.tsx';
import type { BlockView } from '../view.ts';
import { Byline } from './Byline.tsx';
import styles from './insight-header.module.css';
import { Standing } from './Standing.tsx';

/** Longer than this a title is set smaller, so that it leaves the author room. */
const long = 34;

/** The top of an article: its title and whoever wrote it, in water to the chin; under it the facts and the first words. */
const InsightHeader: BlockView<'insight-header'> = ({
  block: { title, intro, image, imageNarrow, disc, ...byline },
}) => {
  const locale = useLocale();
  return (
    <>
      <div className={`columns ${styles.scene}`} data-fill="">
        <div className={styles.words}>
          <BackLink to="/insights">{m.insight_go_to({}, { locale })}</BackLink>
          <h1 className={styles.title} data-long={title.length > long ? '' : undefined}>
            {title}
          </h1>
        </div>
        <Standing author={byline.author} disc={disc} />
      </div>
      <div className={`columns ${styles.opening}`} data-theme="paper">
        <Wave sea="chop" />
        <Byline {...byline} />
        {intro && (
          <div className={styles.intro}>
            <Paragraphs text={intro} />
          </div>
        )}
        {image && (
          <Picture
            image={imageNarrow ?? image}
            eager
            grows
            sizes="(width < 1024px) 100vw, 22vw"
            className={styles.picture}
          />
        )}
      </div>
    </>
  );
};

export default InsightHeader;

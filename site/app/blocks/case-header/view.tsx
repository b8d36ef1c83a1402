import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { classes } from '../../ui/classes.ts';
import { Facts } from '../../ui/Facts.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Wave } from '../../ui/water/Wave.tsx';
import type { BlockView } from '../view.ts';
import styles from './case-header.module.css';

/** The top of a case: its picture, what it is about, and its facts. */
const CaseHeader: BlockView<'case-header'> = ({ block }) => {
  const locale = useLocale();
  const { title, intro, myRole, client, solutions, year, sky } = block;
  // The wide picture is drawn to be cut low, on a narrow screen too.
  const image = block.image ?? block.imageNarrow;
  return (
    <>
      {image && (
        <div className={classes('bleed', styles.art)} data-fill="start" data-sky={sky}>
          <Picture image={image} eager grows sizes="(width < 1024px) 210vw, 100vw" className={styles.picture} />
        </div>
      )}
      {image && (
        <div className={classes('bleed', styles.water)}>
          <Wave sea="swell" />
        </div>
      )}
      <p className={image && styles.back}>
        <LocaleLink to="/cases" grows className={styles.up}>
          <Icon name="back" />
          {m.back_to_overview({}, { locale })}
        </LocaleLink>
      </p>
      <h1 className={styles.title}>{title}</h1>
      {intro && (
        <div className={classes('lead', styles.intro)}>
          <Paragraphs text={intro} />
        </div>
      )}
      <div className={styles.facts}>
        <Facts
          pairs={[
            { label: m.case_client({}, { locale }), values: [client?.name] },
            { label: m.case_my_role({}, { locale }), values: [myRole] },
            {
              label: m.case_our_solutions({}, { locale }),
              values: solutions.map(({ title, slug }) => (
                <LocaleLink key={slug} to={`/solutions/${slug}`}>
                  {title}
                </LocaleLink>
              )),
            },
            { label: m.case_year({}, { locale }), values: [year] },
          ]}
        />
      </div>
    </>
  );
};

export default CaseHeader;

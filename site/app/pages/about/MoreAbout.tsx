import { Section } from '../../blocks/Section.tsx';
import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './more.module.css';

interface Page {
  title: string;
  slug: string;
  intro: string | undefined;
}

/** The pages below the one about the company. Whoever stands above them stands in their water. */
export const MoreAbout = ({ pages }: { pages: Page[] }) => {
  const locale = useLocale();
  if (pages.length === 0) return null;
  return (
    <Section theme="paper" edge="chop" labelledBy="more-about">
      <h2 id="more-about" className={classes('t4', styles.title)}>
        {m.about_more({}, { locale })}
      </h2>
      <ul className={styles.pages}>
        {pages.map(({ title, slug, intro }) => (
          <li key={slug} className={styles.page}>
            <LocaleLink to={`/about-vi/${slug}`} className={classes('t2', styles.link)}>
              {title}
            </LocaleLink>
            {intro && <p className={styles.intro}>{intro}</p>}
            <Icon name="arrow" className={styles.arrow} />
          </li>
        ))}
      </ul>
    </Section>
  );
};

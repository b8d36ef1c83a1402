import { NamedRows } from '../../blocks/cards/NamedRows.tsx';
import { Section } from '../../blocks/Section.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { classes } from '../../ui/classes.ts';
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
  const rows = pages.map(({ title, slug, intro }) => ({ name: title, url: `/about-vi/${slug}`, text: intro }));
  return (
    <Section theme="paper" edge="chop" labelledBy="more-about">
      <h2 id="more-about" className={classes('t4', styles.title)}>
        {m.about_more({}, { locale })}
      </h2>
      <NamedRows rows={rows} icon="arrow" className={styles.pages} />
    </Section>
  );
};

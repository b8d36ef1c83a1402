import { Section } from '../../blocks/Section.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Title } from '../../ui/title/Title.tsx';
import { Bitten } from './Bitten.tsx';
import styles from './CookiesOpening.module.css';

/** How the page about cookies begins. */
export const CookiesOpening = ({ title, intro }: { title: string; intro: string | undefined }) => (
  <Section theme="fog">
    <div className={styles.place} data-fill="end">
      <Bitten className={styles.bitten} />
    </div>
    <header className={styles.words}>
      <Title text={title} />
      {intro && (
        <div className={`lead ${styles.intro}`}>
          <Paragraphs text={intro} />
        </div>
      )}
    </header>
  </Section>
);

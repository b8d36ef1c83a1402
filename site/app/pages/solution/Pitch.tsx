import type { SiteLink } from '../../blocks/fields/index.ts';
import { Section } from '../../blocks/Section.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { DiscLink } from '../../ui/disc/DiscLink.tsx';
import { ArrowLink } from '../../ui/link/ArrowLink.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Title } from '../../ui/title/Title.tsx';
import { Water } from '../../ui/water/Water.tsx';
import { linesOf, skyOf } from './look.ts';
import styles from './Pitch.module.css';

interface Props {
  title: string;
  kind: 'product' | 'service';
  order: number | undefined;
  tagline: string;
  summary: string | undefined;
  action: SiteLink | undefined;
}

/** The word at the waterline, a disc behind it; in the water what it is, in two sentences, and what to do about it. */
export const Pitch = ({ title, kind, order, tagline, summary, action }: Props) => {
  const locale = useLocale();
  const word = linesOf(title);
  const lines = word.includes('\n') ? 2 : 1;
  return (
    <Section theme={skyOf(kind, order)}>
      <header className={styles.pitch} data-fill="" data-sky={skyOf(kind, order)} data-lines={lines}>
        <span className={styles.disc} />
        <Title text={word} kind="statement" className={styles.word} />
        <Water theme="ink" className={styles.water}>
          <span className={styles.disc} />
          <Title as="div" text={word} kind="statement" className={styles.word} />
        </Water>
        <div className={styles.foot}>
          <p className={`t3 ${styles.tagline}`}>{tagline}</p>
          <div className={styles.more}>
            {summary && <Paragraphs text={summary} />}
            {action && <DiscLink to={action.url}>{action.label}</DiscLink>}
            <p className={styles.back}>
              <ArrowLink to="/solutions" way="none">
                {m.back_to_overview({}, { locale })}
              </ArrowLink>
            </p>
          </div>
        </div>
      </header>
    </Section>
  );
};

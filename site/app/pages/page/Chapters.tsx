import type { ReactNode } from 'react';
import { Section } from '../../blocks/Section.tsx';
import TitleAndText from '../../blocks/title-and-text/view.tsx';
import { localeFacts } from '../../locale/locales.ts';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { Contents } from '../../ui/contents/Contents.tsx';
import styles from './Chapters.module.css';
import type { Chapter } from './chapters.ts';

/** Every chapter lies so many metres under the one before it. */
const step = 0.4;

interface Props {
  chapters: Chapter[];
  /** What stands under the contents. */
  children: ReactNode;
}

/** A text of several chapters, deeper one by one, with its contents beside it. */
export const Chapters = ({ chapters, children }: Props) => {
  const locale = useLocale();
  const { format } = new Intl.NumberFormat(localeFacts[locale].iso, { minimumFractionDigits: 2 });
  const depthOf = (index: number) => `${index > 0 ? '−' : ''}${format(index * step)}`;
  const entries = chapters.map(({ id, title }, index) => ({ id, label: title, note: depthOf(index) }));
  return (
    <Section theme={chapters[0]?.block.theme ?? 'paper'} edge="swell">
      <div className="columns">
        <div className={styles.aside}>
          {chapters.length > 1 && <Contents label={m.page_contents({}, { locale })} entries={entries} />}
          {children}
        </div>
        <div className={styles.chapters}>
          {chapters.map(({ id, block }, index) => (
            <section key={id} id={id} className={styles.chapter} data-block={block.name}>
              <p className={styles.depth} aria-hidden="true">
                {depthOf(index)} m
              </p>
              <TitleAndText block={block.data} />
            </section>
          ))}
        </div>
      </div>
    </Section>
  );
};

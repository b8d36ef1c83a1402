import { Blocks } from '../../blocks/Blocks.tsx';
import type { Block } from '../../blocks/block.ts';
import { InsightList } from '../../blocks/cards/InsightList.tsx';
import type { InsightCard } from '../../blocks/fields/index.ts';
import { Section } from '../../blocks/Section.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { Opening } from '../Opening.tsx';
import styles from './View.module.css';

interface Page {
  title: string;
  header: Block | undefined;
  blocks: Block[];
  more: InsightCard[];
}

/** An article, and where to read on. */
export const InsightView = ({ page: { title, header, blocks, more } }: { page: Page }) => {
  const locale = useLocale();
  return (
    <article>
      <Opening header={header} title={title} back={{ to: '/insights', label: m.insight_go_to({}, { locale }) }} />
      <Blocks blocks={blocks} />
      {more.length > 0 && (
        <Section theme="ink">
          <h2 className={styles.others}>{m.insight_others({}, { locale })}</h2>
          <InsightList insights={more} />
        </Section>
      )}
    </article>
  );
};

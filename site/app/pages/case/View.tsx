import { Blocks } from '../../blocks/Blocks.tsx';
import type { Block } from '../../blocks/block.ts';
import { CaseGrid } from '../../blocks/cards/CaseGrid.tsx';
import { Testimony } from '../../blocks/cards/Testimony.tsx';
import type { CaseCard as Card, PersonCard } from '../../blocks/fields/index.ts';
import { Section } from '../../blocks/Section.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { Opening } from '../Opening.tsx';
import styles from './case.module.css';
import { WantToKnowMore } from './WantToKnowMore.tsx';

interface Page {
  title: string;
  header: Block | undefined;
  blocks: Block[];
  testimony: { quote: string; name: string | undefined; role: string | undefined } | undefined;
  person: PersonCard | undefined;
  more: Card[];
}

export const CaseView = ({ page: { title, header, blocks, testimony, person, more } }: { page: Page }) => {
  const locale = useLocale();
  return (
    <article>
      <Opening header={header} title={title} back={{ to: '/cases', label: m.back_to_overview({}, { locale }) }} />
      {testimony && (
        <Section theme="signal" edge="calm">
          <div className={styles.testimony}>
            <Testimony {...testimony} />
          </div>
        </Section>
      )}
      <Blocks blocks={blocks} />
      {person && <WantToKnowMore person={person} />}
      {more.length > 0 && (
        <Section theme="paper" edge="chop" labelledBy="more-cases">
          <h2 id="more-cases" className={styles.more}>
            {m.case_more({}, { locale })}
          </h2>
          <CaseGrid cards={more} pattern="two" />
        </Section>
      )}
    </article>
  );
};

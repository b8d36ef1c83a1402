import { Blocks } from '../../blocks/Blocks.tsx';
import type { Block } from '../../blocks/block.ts';
import { CaseCard } from '../../blocks/cards/CaseCard.tsx';
import { Testimony } from '../../blocks/cards/Testimony.tsx';
import type { CaseCard as Card, PersonCard } from '../../blocks/fields/index.ts';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { List } from '../../ui/List.tsx';
import { Opening } from '../Opening.tsx';
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
      {testimony && <Testimony {...testimony} />}
      <Blocks blocks={blocks} />
      {person && <WantToKnowMore person={person} />}
      {more.length > 0 && (
        <section aria-labelledby="more-cases">
          <h2 id="more-cases">{m.case_more({}, { locale })}</h2>
          <List of={more}>{(card) => <CaseCard card={card} />}</List>
        </section>
      )}
    </article>
  );
};

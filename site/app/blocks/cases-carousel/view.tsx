import { ActionLink } from '../cards/ActionLink.tsx';
import { CaseCard } from '../cards/CaseCard.tsx';
import type { BlockView } from '../view.ts';

/** Chosen cases in a row. It scrolls by itself, so that it works without script; `data-autoplay` is for the script. */
const CasesCarousel: BlockView<'cases-carousel'> = ({ block: { title, cases, autoplay, link } }) => (
  <>
    <h2>{title}</h2>
    {cases.length > 0 && (
      <ul data-carousel="" data-autoplay={autoplay}>
        {cases.map((card) => (
          <li key={card.slug}>
            <CaseCard card={card} />
          </li>
        ))}
      </ul>
    )}
    {link && <ActionLink link={link} />}
  </>
);

export default CasesCarousel;

import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { CaseCard as Card } from '../fields/index.ts';
import { CaseFacts } from './CaseFacts.tsx';
import type { CardHeading } from './heading.ts';
import { kindLabels } from './kindLabels.ts';
import { Testimony } from './Testimony.tsx';

interface Props {
  card: Card;
  heading?: CardHeading;
  /** For the first card of a screen, whose picture is seen at once. */
  eager?: boolean;
}

/**
 * A case: its label, its title and one link. "Explore" stands inside that link for the eye alone, since read out in a
 * list of links it would say nothing. A testimonial shows its quote instead of a picture.
 */
export const CaseCard = ({ card, heading: Heading = 'h3', eager = false }: Props) => {
  const locale = useLocale();
  const { kind, title, slug, summary, image, imageNarrow, quote, quoteName, quoteRole } = card;
  const speaks = kind === 'testimonial' && quote;
  return (
    <article data-kind={kind}>
      {speaks && <Testimony quote={quote} name={quoteName} role={quoteRole} />}
      {!speaks && image && <Picture image={image} narrow={imageNarrow} eager={eager} />}
      <p>{kindLabels[kind]({}, { locale })}</p>
      <Heading>
        <LocaleLink to={`/cases/${slug}`}>
          {title} <span aria-hidden="true">{m.case_explore({}, { locale })}</span>
        </LocaleLink>
      </Heading>
      {summary && <p>{summary}</p>}
      <CaseFacts card={card} />
    </article>
  );
};

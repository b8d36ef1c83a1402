import type * as v from 'valibot';
import type { figure, RichNode } from '../../blocks/fields/index.ts';
import { RichText } from '../../blocks/RichText.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Agenda, type Appointment } from './Agenda.tsx';

export interface Known {
  knowledgeQuote: string | undefined;
  knowledgeLead: string | undefined;
  knowledgeText: RichNode[];
  knowledgeImage: v.InferOutput<typeof figure> | undefined;
  agenda: Appointment[];
}

/** What a colleague has learnt, and where they will tell more of it; nothing for one who keeps it to themselves. */
export const Knowledge = ({ known }: { known: Known }) => {
  const locale = useLocale();
  const { knowledgeQuote: quote, knowledgeLead: lead, knowledgeText: text, knowledgeImage: figure, agenda } = known;
  if (!quote && !lead && text.length === 0 && agenda.length === 0) return null;
  return (
    <section aria-labelledby="knowledge">
      <h2 id="knowledge">{m.employee_knowledge({}, { locale })}</h2>
      {quote && (
        <blockquote>
          <p>{quote}</p>
        </blockquote>
      )}
      {figure && (
        <figure>
          <Picture image={figure.image} alt={figure.alt ?? ''} />
          {figure.caption && <figcaption>{figure.caption}</figcaption>}
        </figure>
      )}
      {lead && <Paragraphs text={lead} />}
      <RichText text={text} />
      {agenda.length > 0 && <Agenda appointments={agenda} />}
    </section>
  );
};

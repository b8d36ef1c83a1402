import type * as v from 'valibot';
import type { figure, RichNode } from '../../blocks/fields/index.ts';
import { RichText } from '../../blocks/RichText.tsx';
import { Section } from '../../blocks/Section.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { classes } from '../../ui/classes.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Agenda, type Appointment } from './Agenda.tsx';
import styles from './knowledge.module.css';
import { Saying } from './Saying.tsx';

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
  const more = lead || text.length > 0 || agenda.length > 0;
  if (!quote && !more) return null;
  const title = m.employee_knowledge({}, { locale });
  const rises = quote && figure && styles.rising;
  return (
    <>
      {quote && <Saying title={title} quote={quote} roomBelow={Boolean(more && figure)} />}
      {more && (
        <Section theme="paper" {...(quote ? {} : { labelledBy: 'knowledge' })}>
          {!quote && (
            <h2 id="knowledge" className={styles.title}>
              {title}
            </h2>
          )}
          {figure && (
            <figure className={classes(styles.figure, rises)}>
              <Picture
                image={figure.image}
                alt={figure.alt ?? ''}
                sizes="(width < 1024px) 85vw, 42vw"
                className={styles.picture}
              />
              {figure.caption && <figcaption className={styles.caption}>{figure.caption}</figcaption>}
            </figure>
          )}
          <div className={classes(styles.words, !figure && styles.alone)}>
            {lead && (
              <div className={classes('lead', styles.lead)}>
                <Paragraphs text={lead} />
              </div>
            )}
            <RichText text={text} />
            {agenda.length > 0 && <Agenda appointments={agenda} />}
          </div>
        </Section>
      )}
    </>
  );
};

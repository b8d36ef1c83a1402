import { Fragment } from 'react';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { RichText } from '../RichText.tsx';
import type { BlockView } from '../view.ts';
import type { Clause } from './clauses.ts';
import styles from './contract-terms.module.css';

/** Few screen readers say that words are struck out, and then it is all that matters about them. */
const Words = ({ clause: { kind, text } }: { clause: Clause }) => {
  const locale = useLocale();
  if (kind === 'plain') return text;
  if (kind === 'live') return <ins className={styles.live}>{text}</ins>;
  return (
    <del className={styles.struck}>
      <VisuallyHidden>{m.terms_struck({}, { locale })} </VisuallyHidden>
      {text}
    </del>
  );
};

/** One sentence of a contract, large: old terms struck out, those that hold on a line. */
const ContractTerms: BlockView<'contract-terms'> = ({ block: { title, sentence, lead, text } }) => (
  <>
    {title && <h2 className="t4">{title}</h2>}
    <p className={`display ${styles.sentence}`}>
      {sentence.map((clause, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is never rearranged, and may say a word twice
        <Fragment key={index}>
          <Words clause={clause} />
        </Fragment>
      ))}
    </p>
    {(lead || text.length > 0) && (
      <div className={`columns ${styles.more}`}>
        {lead && (
          <div className={`lead ${styles.lead}`}>
            <Paragraphs text={lead} />
          </div>
        )}
        {text.length > 0 && (
          <div className={styles.text}>
            <RichText text={text} headings={title ? 'h3' : 'h2'} />
          </div>
        )}
      </div>
    )}
  </>
);

export default ContractTerms;

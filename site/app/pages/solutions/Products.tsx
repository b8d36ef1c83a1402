import { Section } from '../../blocks/Section.tsx';
import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Afloat } from '../solution/Afloat.tsx';
import { skyOf } from '../solution/look.ts';
import type { Solution } from './Services.tsx';
import styles from './solutions.module.css';

/** Each product under its own sky, as its page begins. */
export const Products = ({ title: heading, solutions }: { title: string; solutions: Solution[] }) =>
  solutions.length > 0 && (
    <>
      <Section theme="paper">
        <h2 className={`t3 ${styles.products}`} data-fill="">
          {heading}
        </h2>
      </Section>
      {solutions.map(({ title, slug, tagline, summary, kind, order }) => (
        <Section key={slug} theme={skyOf(kind, order)}>
          <article className={`bleed ${styles.product}`} data-fill="">
            <h3>
              <LocaleLink to={`/solutions/${slug}`} className="cover">
                <VisuallyHidden>{title}</VisuallyHidden>
              </LocaleLink>
            </h3>
            <Afloat title={title} kind={kind} order={order} as="div" className={styles.panel}>
              <div className={styles.foot}>
                <p className="t3">{tagline}</p>
                {summary && <p className={styles.summary}>{summary}</p>}
              </div>
            </Afloat>
          </article>
        </Section>
      ))}
    </>
  );

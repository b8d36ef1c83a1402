import type { SiteLink } from '../../blocks/fields/index.ts';
import { Section } from '../../blocks/Section.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { DiscLink } from '../../ui/disc/DiscLink.tsx';
import { ArrowLink } from '../../ui/link/ArrowLink.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Afloat } from './Afloat.tsx';
import { skyOf } from './look.ts';
import styles from './Pitch.module.css';

interface Props {
  title: string;
  kind: 'product' | 'service';
  order: number | undefined;
  tagline: string;
  summary: string | undefined;
  action: SiteLink | undefined;
}

/** The word at the waterline; in the water what it is, in two sentences, and what to do about it. */
export const Pitch = ({ title, kind, order, tagline, summary, action }: Props) => {
  const locale = useLocale();
  return (
    <Section theme={skyOf(kind, order)}>
      <header className="bleed" data-fill="">
        <Afloat title={title} kind={kind} order={order} as="h1">
          <div className={styles.foot}>
            <p className={`t3 ${styles.tagline}`}>{tagline}</p>
            <div className={styles.more}>
              {summary && <Paragraphs text={summary} />}
              {action && <DiscLink to={action.url}>{action.label}</DiscLink>}
              <p className={styles.back}>
                <ArrowLink to="/solutions" way="none">
                  {m.back_to_overview({}, { locale })}
                </ArrowLink>
              </p>
            </div>
          </div>
        </Afloat>
      </header>
    </Section>
  );
};

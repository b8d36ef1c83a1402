import type { SiteImage } from '../../blocks/fields/index.ts';
import { Section } from '../../blocks/Section.tsx';
import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { List } from '../../ui/List.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './solutions.module.css';

export interface Solution {
  title: string;
  slug: string;
  kind: 'product' | 'service';
  order: number | undefined;
  tagline: string;
  summary: string | undefined;
  image: SiteImage | undefined;
  imageNarrow: SiteImage | undefined;
}

/** What is done for one client at a time: a row each, with its picture. */
export const Services = ({ title: heading, solutions }: { title: string; solutions: Solution[] }) =>
  solutions.length > 0 && (
    <Section theme="paper" edge="calm">
      <h2 className={`t3 ${styles.services}`}>{heading}</h2>
      <div className={styles.rows}>
        <List of={solutions}>
          {({ title, slug, tagline, summary, image, imageNarrow }) => (
            <article className={styles.service}>
              <h3 className={styles.name}>
                <LocaleLink to={`/solutions/${slug}`} className="cover">
                  {title}
                </LocaleLink>
              </h3>
              <div className={styles.words}>
                <p className="lead">{tagline}</p>
                {summary && <p className="muted">{summary}</p>}
              </div>
              {image && (
                <Picture
                  image={image}
                  narrow={imageNarrow}
                  alt=""
                  sizes="(width < 1024px) 92vw, 38vw"
                  className={styles.picture}
                />
              )}
            </article>
          )}
        </List>
      </div>
    </Section>
  );

import type { Theme } from '../blocks/define.ts';
import { Section } from '../blocks/Section.tsx';
import { ArrowLink } from '../ui/link/ArrowLink.tsx';
import styles from './catalogue.module.css';
import { besides } from './names.ts';
import { hrefOf, type Query } from './query.ts';

/** What follows an entry, so that whoever stands at its bottom has water to stand in. */
export const End = ({ query, last }: { query: Query; last: Theme | undefined }) => {
  const [, next] = besides(query);
  const { theme, content } = query;
  return (
    <Section theme={last === 'ink' ? 'paper' : 'ink'} edge="chop">
      <p className={styles.end} data-fill="">
        {next && (
          <ArrowLink to={`/catalogue${hrefOf({ [next.kind]: next.name, theme, content })}`}>{next.name}</ArrowLink>
        )}
      </p>
    </Section>
  );
};

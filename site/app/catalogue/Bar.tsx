import { Link } from 'react-router';
import { themes } from '../blocks/define.ts';
import { Section } from '../blocks/Section.tsx';
import { BackLink } from '../ui/link/BackLink.tsx';
import { Choice } from './Choice.tsx';
import styles from './catalogue.module.css';
import { besides } from './names.ts';
import { hrefOf, type Query, widths } from './query.ts';
import { Search } from './Search.tsx';
import { variants } from './variants.ts';

interface Props {
  query: Query;
  /** What else the block shows of itself. */
  states: string[];
}

const words = { full: 'sample', bare: 'bare', long: 'long' };

/** What stands above an entry: its name, and how else one may look at it. */
export const Bar = ({ query, states }: Props) => {
  const { block, part, theme, content, width } = query;
  return (
    <Section theme="paper">
      <div className={styles.bar} data-fill="">
        <BackLink to={`/catalogue${hrefOf({ theme, content })}`}>Catalogue</BackLink>
        <Search query={{ theme, content }} />
        <p className={`t2 ${styles.name}`}>{block ?? part}</p>
        <ul className={styles.besides}>
          {besides(query).map(
            (entry) =>
              entry && (
                <li key={entry.name}>
                  <Link to={hrefOf({ theme, content, width, [entry.kind]: entry.name })}>{entry.name}</Link>
                </li>
              ),
          )}
        </ul>
        <div className={styles.choices}>
          <Choice
            label="Theme"
            query={query}
            options={[undefined, ...themes].map((name) => ({ word: name ?? 'all', change: { theme: name } }))}
          />
          {block && (
            <Choice
              label="Content"
              query={query}
              options={[
                ...variants.map((name) => ({
                  word: words[name],
                  change: { content: name === 'full' ? undefined : name },
                })),
                ...states.map((name) => ({ word: name, change: { content: name } })),
              ]}
            />
          )}
          <Choice
            label="Width"
            query={query}
            options={[undefined, ...widths].map((pixels) => ({
              word: pixels ? String(pixels) : 'window',
              change: { width: pixels },
            }))}
          />
        </div>
      </div>
    </Section>
  );
};

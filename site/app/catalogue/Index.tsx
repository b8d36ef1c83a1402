import { Link } from 'react-router';
import { themes } from '../blocks/define.ts';
import { Section } from '../blocks/Section.tsx';
import { Choice } from './Choice.tsx';
import styles from './catalogue.module.css';
import { found, groups } from './names.ts';
import { hrefOf, type Query } from './query.ts';
import { Search } from './Search.tsx';
import { variants } from './variants.ts';

/** Everything there is to see, or what of it has these letters. */
export const Index = ({ query }: { query: Query }) => {
  const { theme, content, find } = query;
  const shown = new Set(found(find).map(({ name }) => name));
  return (
    <Section theme={theme ?? 'paper'}>
      <h1 className={styles.title}>Catalogue</h1>
      <div className={styles.tools}>
        <Search query={query} />
        <div className={styles.choices}>
          <Choice
            label="Theme"
            query={query}
            options={[undefined, ...themes].map((name) => ({ word: name ?? 'all', change: { theme: name } }))}
          />
          <Choice
            label="Content"
            query={query}
            options={variants.map((name) => ({
              word: name === 'full' ? 'sample' : name,
              change: { content: name === 'full' ? undefined : name },
            }))}
          />
        </div>
      </div>
      {shown.size === 0 && <p className="t2">Nothing by that name. It may have sunk.</p>}
      {groups
        .map(({ title, entries }) => ({ title, entries: entries.filter(({ name }) => shown.has(name)) }))
        .filter(({ entries }) => entries.length > 0)
        .map(({ title, entries }) => (
          <section key={title} className={styles.group}>
            <h2 className="t4">
              {title} <span className={styles.count}>{entries.length}</span>
            </h2>
            <ul>
              {entries.map(({ name, kind }) => (
                <li key={name}>
                  <Link to={hrefOf({ [kind]: name, theme, content })} className="t3">
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </Section>
  );
};

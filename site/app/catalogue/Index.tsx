import { Link } from 'react-router';
import { Section } from '../blocks/Section.tsx';
import styles from './parts.module.css';
import { parts } from './parts.tsx';

const List = ({ title, kind, names }: { title: string; kind: 'block' | 'part'; names: string[] }) => (
  <>
    <h2>{title}</h2>
    <ul className={styles.index}>
      {names.map((name) => (
        <li key={name}>
          <Link to={`?${kind}=${name}`}>{name}</Link>
        </li>
      ))}
    </ul>
  </>
);

/** Everything there is to see. */
export const Index = ({ blocks }: { blocks: string[] }) => (
  <Section theme="paper">
    <h1>Catalogue</h1>
    <p>
      Add <code>&amp;theme=ink</code> for one theme alone, <code>&amp;content=bare</code> or{' '}
      <code>&amp;content=long</code> for less or more in a block.
    </p>
    <List title="Blocks" kind="block" names={blocks} />
    <List title="Parts" kind="part" names={Object.keys(parts)} />
  </Section>
);

import { Form } from 'react-router';
import { DiscButton } from '../ui/disc/DiscButton.tsx';
import styles from './catalogue.module.css';
import type { Query } from './query.ts';

/** Part of a name; where only one has it, that is where it leads. */
export const Search = ({ query: { find, theme, content } }: { query: Query }) => (
  <Form role="search" className={styles.search} replace>
    {theme && <input type="hidden" name="theme" value={theme} />}
    {content && <input type="hidden" name="content" value={content} />}
    <label>
      <span>Find</span>
      <input type="search" name="find" defaultValue={find} placeholder="part of a name" autoComplete="off" />
    </label>
    <DiscButton type="submit">Go</DiscButton>
  </Form>
);

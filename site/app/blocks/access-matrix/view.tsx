import { useId } from 'react';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Intro } from '../cards/Intro.tsx';
import type { BlockView } from '../view.ts';
import styles from './access-matrix.module.css';
import { Legend } from './Legend.tsx';
import { Mark } from './Mark.tsx';
import { columnsOf, rightOf } from './rights.ts';
import { useRightLabels } from './useRightLabels.ts';

/** More columns than this slide on any screen. */
const many = 8;

/** Who may do what: a sheet of people and systems, a disc where they meet. Narrow, it slides under the names. */
const AccessMatrix: BlockView<'access-matrix'> = ({ block: { title, text, systems, until, people } }) => {
  const id = useId();
  const locale = useLocale();
  const labels = useRightLabels(until);
  const columns = columnsOf(systems, people);
  const rows = people.map((person) => ({ ...person, rights: columns.map((system) => rightOf(person, system)) }));
  return (
    <>
      <Intro title={title} text={text} size="t1" className={classes('columns', styles.intro)} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what slides sideways must be reached by keyboard */}
      <section className={styles.sheet} aria-labelledby={id} tabIndex={0}>
        <table className={styles.table} data-wide={columns.length > many || undefined}>
          <caption id={id}>
            <VisuallyHidden>{title}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.name}>
                <VisuallyHidden>{m.access_who({}, { locale })}</VisuallyHidden>
              </th>
              {columns.map((system) => (
                <th key={system} scope="col" className={styles.system}>
                  {system}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, role, rights }) => (
              <tr key={`${name} ${role}`}>
                <th scope="row" className={styles.name}>
                  <span className={classes('t4', styles.who)}>{name}</span>
                  {role && <span className={classes('small muted', styles.role)}>{role}</span>}
                </th>
                {columns.map((system, index) => (
                  <td key={system} className={styles.cell}>
                    <Mark right={rights[index] ?? 'mayNot'} />
                    <VisuallyHidden>{labels[rights[index] ?? 'mayNot']}</VisuallyHidden>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Legend shown={rows.flatMap(({ rights }) => rights)} labels={labels} />
    </>
  );
};

export default AccessMatrix;

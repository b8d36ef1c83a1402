import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { classes } from '../../ui/classes.ts';
import { BackLink } from '../../ui/link/BackLink.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Title } from '../../ui/title/Title.tsx';
import type { BlockView } from '../view.ts';
import { Bather } from './Bather.tsx';
import styles from './employee-header.module.css';

const firstName = (name: string) => name.split(/\s/, 1).join();

/** The last word, mostly the name, has a line of its own, unless an editor broke the lines. */
const inTwoLines = (greeting: string) => (greeting.includes('\n') ? greeting : greeting.replace(/\s+(\S+)$/, '\n$1'));

/** Somebody says hello, up to the neck in water. */
const EmployeeHeader: BlockView<'employee-header'> = ({ block }) => {
  const { name, role, portrait, cutout, team, greeting, text } = block;
  const locale = useLocale();
  const seen = cutout ?? portrait;
  return (
    <div className={classes('columns', styles.header, seen && styles.seen)} data-fill="">
      <div className={styles.words}>
        <p>
          <BackLink to="/employees">{m.employee_everyone({}, { locale })}</BackLink>
        </p>
        <Title
          text={inTwoLines(greeting ?? m.employee_greeting({ name: firstName(name) }, { locale }))}
          kind="statement"
          className={styles.greeting}
        />
        <div className={classes('lead', styles.lead)}>
          <p>
            {name}, {role}
          </p>
          {text && <Paragraphs text={text} />}
        </div>
        {team && (
          <p className={styles.team}>
            <LocaleLink to={`/employees?team=${encodeURIComponent(team.slug)}`}>{team.title}</LocaleLink>
          </p>
        )}
      </div>
      {seen && <Bather image={seen} name={name} cut={cutout !== undefined} />}
    </div>
  );
};

export default EmployeeHeader;

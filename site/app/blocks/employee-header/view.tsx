import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { BlockView } from '../view.ts';

const firstName = (name: string) => name.split(/\s/, 1).join();

/** Somebody says hello. */
const EmployeeHeader: BlockView<'employee-header'> = ({ block: { name, role, portrait, team, greeting, text } }) => {
  const locale = useLocale();
  return (
    <>
      {portrait && <Picture image={portrait} alt={name} eager />}
      <p>
        <LocaleLink to="/employees">{m.employee_everyone({}, { locale })}</LocaleLink>
      </p>
      <h1>{greeting ?? m.employee_greeting({ name: firstName(name) }, { locale })}</h1>
      <p>
        {name}, {role}
      </p>
      {team && (
        <p>
          <LocaleLink to={`/employees?team=${encodeURIComponent(team.slug)}`}>{team.title}</LocaleLink>
        </p>
      )}
      {text && <Paragraphs text={text} />}
    </>
  );
};

export default EmployeeHeader;

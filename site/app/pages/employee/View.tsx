import { Blocks } from '../../blocks/Blocks.tsx';
import type { Block } from '../../blocks/block.ts';
import type { InsightCard } from '../../blocks/fields/index.ts';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { Opening } from '../Opening.tsx';
import { type Contactable, ContactMe } from './ContactMe.tsx';
import { Knowledge, type Known } from './Knowledge.tsx';
import { Latest } from './Latest.tsx';

interface Employee extends Contactable, Known {
  name: string;
  role: string;
  header: Block | undefined;
  blocks: Block[];
  insights: InsightCard[];
}

/** A colleague: who they are, what they know, what they wrote, how to reach them. */
export const EmployeeView = ({ employee }: { employee: Employee }) => {
  const locale = useLocale();
  const { name, role, header, blocks, insights } = employee;
  const back = { to: '/employees', label: m.employee_everyone({}, { locale }) };
  return (
    <article>
      <Opening header={header} title={name} intro={role} back={back} />
      <Knowledge known={employee} />
      <Latest insights={insights} />
      <Blocks blocks={blocks} />
      <ContactMe person={employee} />
    </article>
  );
};

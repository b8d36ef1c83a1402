import { defineBlock } from '../define.ts';
import { image, maybe, maybeText, named, text } from '../fields/index.ts';

/** Name, role, pictures and team are the employee's own: its query lays them beside what the header says. */
export const employeeHeader = defineBlock('headers.employee-header', {
  name: text,
  role: text,
  portrait: maybe(image),
  cutout: maybe(image),
  team: maybe(named),
  greeting: maybeText,
  text: maybeText,
});

import { readEmployee } from '../../../content/queries/employee.ts';
import { headTags } from '../head.ts';
import { screenData } from '../page.server.ts';
import { reloadFor } from '../reload.ts';
import { orNotFound, screenLoader } from '../screen.server.ts';
import type { Route } from './+types/route.ts';
import { EmployeeView } from './View.tsx';

export const loader = screenLoader(async ({ params }: Route.LoaderArgs, visit) => {
  const {
    documentId: _,
    metadata,
    localizations,
    ...employee
  } = orNotFound(await readEmployee(visit.ask, params.slug));
  const { title, slug } = employee;
  const place = { path: `/employees/${slug}`, pathOf: (other = '') => `/employees/${other}`, overview: '/employees' };
  return { employee, ...(await screenData(visit, { title, metadata, localizations }, place)) };
});

export const meta = ({ loaderData }: Route.MetaArgs) => headTags(loaderData?.head);

export const shouldRevalidate = reloadFor();

export default function Employee({ loaderData: { employee } }: Route.ComponentProps) {
  return <EmployeeView employee={employee} />;
}

import { readCase } from '../../../content/queries/case.ts';
import { headTags } from '../head.ts';
import { screenData } from '../page.server.ts';
import { reloadFor } from '../reload.ts';
import { orNotFound, screenLoader } from '../screen.server.ts';
import type { Route } from './+types/route.ts';
import { CaseView } from './View.tsx';

export const loader = screenLoader(async ({ params }: Route.LoaderArgs, visit) => {
  const { title, header, blocks, kind, quote, quoteName, quoteRole, person, more, ...page } = orNotFound(
    await readCase(visit.ask, params.slug),
  );
  const testimony = kind === 'testimonial' && quote ? { quote, name: quoteName, role: quoteRole } : undefined;
  const place = { path: `/cases/${page.slug}`, pathOf: (slug = '') => `/cases/${slug}`, overview: '/cases' };
  return { title, header, blocks, testimony, person, more, ...(await screenData(visit, { title, ...page }, place)) };
});

export const meta = ({ loaderData }: Route.MetaArgs) => headTags(loaderData?.head);

export const shouldRevalidate = reloadFor();

export default function Case({ loaderData }: Route.ComponentProps) {
  return <CaseView page={loaderData} />;
}

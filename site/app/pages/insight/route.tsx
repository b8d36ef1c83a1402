import { readInsight } from '../../../content/queries/insight.ts';
import { headTags } from '../head.ts';
import { screenData } from '../page.server.ts';
import { reloadFor } from '../reload.ts';
import { orNotFound, screenLoader } from '../screen.server.ts';
import type { Route } from './+types/route.ts';
import { InsightView } from './View.tsx';

export const loader = screenLoader(async ({ params }: Route.LoaderArgs, visit) => {
  const { header, blocks, more, ...page } = orNotFound(await readInsight(visit.ask, params.slug));
  const place = { path: `/insights/${page.slug}`, pathOf: (slug = '') => `/insights/${slug}`, overview: '/insights' };
  return { title: page.title, header, blocks, more, ...(await screenData(visit, page, place)) };
});

export const meta = ({ loaderData }: Route.MetaArgs) => headTags(loaderData?.head);

export const shouldRevalidate = reloadFor();

export default function Insight({ loaderData }: Route.ComponentProps) {
  return <InsightView page={loaderData} />;
}

import { readInsights } from '../../../content/queries/overviews.ts';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { named, watchedContext } from '../../middleware.server.ts';
import { headTags } from '../head.ts';
import { OverviewScreen } from '../OverviewScreen.tsx';
import { askedOf, overviewScreen } from '../overview.server.ts';
import { reloadFor } from '../reload.ts';
import { orNotFound, screenLoader } from '../screen.server.ts';
import type { Route } from './+types/route.ts';
import { LedList } from './LedList.tsx';

export const middleware = [named('watched-query')];

export const loader = screenLoader(async ({ context }: Route.LoaderArgs, visit) => {
  const overview = orNotFound(await readInsights(visit.ask, askedOf(context.get(watchedContext), 'category')));
  const title = m.insights_latest({}, { locale: visit.locale });
  return overviewScreen(visit, overview, { path: '/insights', key: 'category', title });
});

export const meta = ({ loaderData }: Route.MetaArgs) => headTags(loaderData?.head);

export const shouldRevalidate = reloadFor('category', 'page');

export default function Insights({ loaderData: { overview } }: Route.ComponentProps) {
  const locale = useLocale();
  const filter = { label: m.filter_by_category({}, { locale }), all: m.filter_all({}, { locale }) };
  return (
    <OverviewScreen overview={overview} path="/insights" watched="category" filter={filter}>
      <LedList insights={overview.items} first={overview.page === 1} />
    </OverviewScreen>
  );
}

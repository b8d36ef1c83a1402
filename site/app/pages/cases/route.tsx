import { readCases } from '../../../content/queries/overviews.ts';
import { CaseGrid } from '../../blocks/cards/CaseGrid.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { named, watchedContext } from '../../middleware.server.ts';
import { headTags } from '../head.ts';
import { OverviewScreen } from '../OverviewScreen.tsx';
import { askedOf, overviewScreen } from '../overview.server.ts';
import { reloadFor } from '../reload.ts';
import { orNotFound, screenLoader } from '../screen.server.ts';
import type { Route } from './+types/route.ts';

export const middleware = [named('watched-query')];

export const loader = screenLoader(async ({ context }: Route.LoaderArgs, visit) => {
  const overview = orNotFound(await readCases(visit.ask, askedOf(context.get(watchedContext), 'solution')));
  const title = m.goal_cases({}, { locale: visit.locale });
  return overviewScreen(visit, overview, { path: '/cases', key: 'solution', title });
});

export const meta = ({ loaderData }: Route.MetaArgs) => headTags(loaderData?.head);

export const shouldRevalidate = reloadFor('solution', 'page');

/** As many as the grid has places; the query takes as many (`readCases`). */
const perPage = 9;

export default function Cases({ loaderData: { overview } }: Route.ComponentProps) {
  const locale = useLocale();
  const filter = { label: m.filter_by_solution({}, { locale }), all: m.filter_all({}, { locale }) };
  return (
    <OverviewScreen overview={overview} path="/cases" watched="solution" filter={filter}>
      <CaseGrid cards={overview.items} heading="h2" from={(overview.page - 1) * perPage + 1} eager />
    </OverviewScreen>
  );
}

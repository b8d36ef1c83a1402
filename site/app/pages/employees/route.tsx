import { readEmployees } from '../../../content/queries/overviews.ts';
import { Pool } from '../../blocks/cards/Pool.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { named, watchedContext } from '../../middleware.server.ts';
import { headTags } from '../head.ts';
import { OverviewScreen } from '../OverviewScreen.tsx';
import { askedOf, overviewScreen } from '../overview.server.ts';
import { reloadFor } from '../reload.ts';
import { orNotFound, screenLoader } from '../screen.server.ts';
import type { Route } from './+types/route.ts';
import { SurpriseLink } from './SurpriseLink.tsx';
import { surpriseOf } from './surprise.ts';

export const middleware = [named('watched-query')];

export const loader = screenLoader(async ({ context }: Route.LoaderArgs, visit) => {
  const overview = orNotFound(await readEmployees(visit.ask, askedOf(context.get(watchedContext), 'team')));
  const title = m.filter_everyone({}, { locale: visit.locale });
  const screen = await overviewScreen(visit, overview, { path: '/employees', key: 'team', title });
  return { ...screen, surprise: surpriseOf(overview.items, new Date())?.slug };
});

export const meta = ({ loaderData }: Route.MetaArgs) => headTags(loaderData?.head);

export const shouldRevalidate = reloadFor('team', 'page');

export default function Employees({ loaderData: { overview, surprise } }: Route.ComponentProps) {
  const locale = useLocale();
  const filter = { label: m.filter_show_me({}, { locale }), all: m.filter_everyone({}, { locale }) };
  const beside = surprise && <SurpriseLink people={overview.items} slug={surprise} />;
  return (
    <OverviewScreen overview={overview} path="/employees" watched="team" filter={filter} beside={beside}>
      <Pool people={overview.items} heading="h2" />
    </OverviewScreen>
  );
}

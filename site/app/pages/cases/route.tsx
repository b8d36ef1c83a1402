import { readCases } from '../../../content/queries/overviews.ts';
import { CaseCard } from '../../blocks/cards/CaseCard.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { named, watchedContext } from '../../middleware.server.ts';
import { List } from '../../ui/List.tsx';
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

export default function Cases({ loaderData: { overview } }: Route.ComponentProps) {
  const locale = useLocale();
  const filter = { label: m.filter_by_solution({}, { locale }), all: m.filter_all({}, { locale }) };
  return (
    <OverviewScreen overview={overview} path="/cases" watched="solution" filter={filter}>
      <List of={overview.items}>{(card, index) => <CaseCard card={card} heading="h2" eager={index === 0} />}</List>
    </OverviewScreen>
  );
}

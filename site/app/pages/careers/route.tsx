import { readCareers } from '../../../content/queries/pages.ts';
import { Blocks } from '../../blocks/Blocks.tsx';
import { headTags } from '../head.ts';
import { Opening } from '../Opening.tsx';
import { screenData } from '../page.server.ts';
import { reloadFor } from '../reload.ts';
import { orNotFound, screenLoader } from '../screen.server.ts';
import type { Route } from './+types/route.ts';

export const loader = screenLoader(async (_args: Route.LoaderArgs, visit) => {
  const { header, blocks, ...page } = orNotFound(await readCareers(visit.ask));
  return { title: page.title, header, blocks, ...(await screenData(visit, page, { path: '/careers' })) };
});

export const meta = ({ loaderData }: Route.MetaArgs) => headTags(loaderData?.head);

export const shouldRevalidate = reloadFor();

export default function Careers({ loaderData: { title, header, blocks } }: Route.ComponentProps) {
  return (
    <>
      <Opening header={header} title={title} />
      <Blocks blocks={blocks} />
    </>
  );
}

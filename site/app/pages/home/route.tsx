import { readSingle } from '../../../content/queries/single.ts';
import { BlockSection, Blocks } from '../../blocks/Blocks.tsx';
import { headTags } from '../head.ts';
import { screenData } from '../page.server.ts';
import { orNotFound, screenLoader } from '../screen.server.ts';
import type { Route } from './+types/route.ts';

export const loader = screenLoader(async (_args: Route.LoaderArgs, visit) => {
  const { header, blocks, ...page } = orNotFound(await readSingle(visit.ask, 'home', 'home-hero-slides'));
  return { header, blocks, ...(await screenData(visit, page, { path: '/' })) };
});

export const meta = ({ loaderData }: Route.MetaArgs) => headTags(loaderData?.head);

export default function Home({ loaderData: { header, blocks } }: Route.ComponentProps) {
  return (
    <>
      {header && <BlockSection block={header} />}
      <Blocks blocks={blocks} gauge />
    </>
  );
}

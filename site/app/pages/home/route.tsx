import { readSingle } from '../../../content/queries/single.ts';
import { Blocks } from '../../blocks/Blocks.tsx';
import { Untranslated } from '../../frame/Untranslated.tsx';
import { headTags } from '../head.ts';
import { Opening } from '../Opening.tsx';
import { screenData } from '../page.server.ts';
import { reloadFor } from '../reload.ts';
import { orNotFound, screenLoader } from '../screen.server.ts';
import type { Route } from './+types/route.ts';

export const loader = screenLoader(async (_args: Route.LoaderArgs, visit) => {
  const { header, blocks, ...page } = orNotFound(await readSingle(visit.ask, 'home', 'home-hero-slides'));
  return { title: page.title, header, blocks, ...(await screenData(visit, page, { path: '/' })) };
});

export const meta = ({ loaderData }: Route.MetaArgs) => headTags(loaderData?.head);

export const shouldRevalidate = reloadFor();

export default function Home({ loaderData: { title, header, blocks } }: Route.ComponentProps) {
  return (
    <>
      <Untranslated />
      <Opening header={header} title={title} />
      <Blocks blocks={blocks} gauge />
    </>
  );
}

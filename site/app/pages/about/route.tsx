import { readAbout } from '../../../content/queries/about.ts';
import { Blocks } from '../../blocks/Blocks.tsx';
import { Untranslated } from '../../frame/Untranslated.tsx';
import { headTags } from '../head.ts';
import { Opening } from '../Opening.tsx';
import { screenData } from '../page.server.ts';
import { reloadFor } from '../reload.ts';
import { orNotFound, screenLoader } from '../screen.server.ts';
import type { Route } from './+types/route.ts';
import { MoreAbout } from './MoreAbout.tsx';

export const loader = screenLoader(async (_args: Route.LoaderArgs, visit) => {
  const { header, blocks, pages, ...page } = orNotFound(await readAbout(visit.ask));
  return { title: page.title, header, blocks, pages, ...(await screenData(visit, page, { path: '/about-vi' })) };
});

export const meta = ({ loaderData }: Route.MetaArgs) => headTags(loaderData?.head);

export const shouldRevalidate = reloadFor();

export default function About({ loaderData: { title, header, blocks, pages } }: Route.ComponentProps) {
  return (
    <>
      <Untranslated />
      <Opening header={header} title={title} />
      <Blocks blocks={blocks} />
      <MoreAbout pages={pages} />
    </>
  );
}

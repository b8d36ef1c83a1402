import { readCookies } from '../../../content/queries/pages.ts';
import { Blocks } from '../../blocks/Blocks.tsx';
import { RichText } from '../../blocks/RichText.tsx';
import { headTags } from '../head.ts';
import { Opening } from '../Opening.tsx';
import { screenData } from '../page.server.ts';
import { reloadFor } from '../reload.ts';
import { orNotFound, screenLoader } from '../screen.server.ts';
import type { Route } from './+types/route.ts';
import { KeptList } from './KeptList.tsx';

export const loader = screenLoader(async (_args: Route.LoaderArgs, visit) => {
  const { intro, text, blocks, ...page } = orNotFound(await readCookies(visit.ask));
  return { title: page.title, intro, text, blocks, ...(await screenData(visit, page, { path: '/cookies' })) };
});

export const meta = ({ loaderData }: Route.MetaArgs) => headTags(loaderData?.head);

export const shouldRevalidate = reloadFor();

export default function Cookies({ loaderData: { title, intro, text, blocks } }: Route.ComponentProps) {
  return (
    <>
      <Opening header={undefined} title={title} intro={intro} />
      <KeptList />
      <RichText text={text} headings="h2" />
      <Blocks blocks={blocks} />
    </>
  );
}

import { readAboutPage } from '../../../content/queries/about.ts';
import { Blocks } from '../../blocks/Blocks.tsx';
import { headTags } from '../head.ts';
import { Opening } from '../Opening.tsx';
import { screenData } from '../page.server.ts';
import { reloadFor } from '../reload.ts';
import { orNotFound, screenLoader } from '../screen.server.ts';
import type { Route } from './+types/route.ts';

export const loader = screenLoader(async ({ params }: Route.LoaderArgs, visit) => {
  const { header, blocks, intro, ...page } = orNotFound(await readAboutPage(visit.ask, params.slug));
  const place = { path: `/about-vi/${page.slug}`, pathOf: (slug = '') => `/about-vi/${slug}`, overview: '/about-vi' };
  return { title: page.title, intro, header, blocks, ...(await screenData(visit, page, place)) };
});

export const meta = ({ loaderData }: Route.MetaArgs) => headTags(loaderData?.head);

export const shouldRevalidate = reloadFor();

export default function AboutPage({ loaderData: { title, intro, header, blocks } }: Route.ComponentProps) {
  return (
    <>
      <Opening header={header} title={title} intro={intro} />
      <Blocks blocks={blocks} />
    </>
  );
}

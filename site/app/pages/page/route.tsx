import { readGenericPage } from '../../../content/queries/pages.ts';
import { Blocks } from '../../blocks/Blocks.tsx';
import { Section } from '../../blocks/Section.tsx';
import { headTags } from '../head.ts';
import { Opening } from '../Opening.tsx';
import { screenData } from '../page.server.ts';
import { reloadFor } from '../reload.ts';
import { orNotFound, screenLoader } from '../screen.server.ts';
import type { Route } from './+types/route.ts';
import { ChangedOn } from './ChangedOn.tsx';
import { Chapters } from './Chapters.tsx';
import { chaptersOf } from './chapters.ts';

export const loader = screenLoader(async ({ params }: Route.LoaderArgs, visit) => {
  const { blocks, intro, changedOn, ...page } = orNotFound(await readGenericPage(visit.ask, params.slug));
  const screen = await screenData(visit, page, { path: `/${page.slug}`, pathOf: (slug = '') => `/${slug}` });
  return { title: page.title, intro, changedOn, blocks, ...screen };
});

export const meta = ({ loaderData }: Route.MetaArgs) => headTags(loaderData?.head);

export const shouldRevalidate = reloadFor();

export default function Page({ loaderData: { title, intro, changedOn, blocks } }: Route.ComponentProps) {
  const { chapters, rest } = chaptersOf(blocks);
  const changed = changedOn && <ChangedOn date={changedOn} />;
  return (
    <>
      <Opening header={undefined} title={title} intro={intro} />
      {chapters.length > 0 && <Chapters chapters={chapters}>{changed}</Chapters>}
      <Blocks blocks={rest} />
      {chapters.length === 0 && changed && <Section theme="paper">{changed}</Section>}
    </>
  );
}

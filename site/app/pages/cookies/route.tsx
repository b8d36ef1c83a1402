import { readCookies } from '../../../content/queries/pages.ts';
import { Blocks } from '../../blocks/Blocks.tsx';
import { RichText } from '../../blocks/RichText.tsx';
import { Section } from '../../blocks/Section.tsx';
import { headTags } from '../head.ts';
import { screenData } from '../page.server.ts';
import { reloadFor } from '../reload.ts';
import { orNotFound, screenLoader } from '../screen.server.ts';
import type { Route } from './+types/route.ts';
import { CookiesOpening } from './CookiesOpening.tsx';
import styles from './cookies.module.css';
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
      <CookiesOpening title={title} intro={intro} />
      <Section theme="paper" edge="swell">
        <KeptList />
        <div className={styles.text}>
          <RichText text={text} headings="h2" />
        </div>
      </Section>
      <Blocks blocks={blocks} />
    </>
  );
}

import { readContact } from '../../../content/queries/pages.ts';
import { Blocks } from '../../blocks/Blocks.tsx';
import { reasonOf } from '../../forms/reasons.ts';
import { named, watchedContext } from '../../middleware.server.ts';
import { headTags } from '../head.ts';
import { screenData } from '../page.server.ts';
import { reloadFor } from '../reload.ts';
import { orNotFound, screenLoader } from '../screen.server.ts';
import type { Route } from './+types/route.ts';
import { Reach } from './Reach.tsx';
import { Writing } from './Writing.tsx';

export const middleware = [named('watched-query')];

export const loader = screenLoader(async ({ context }: Route.LoaderArgs, visit) => {
  const reason = reasonOf(context.get(watchedContext).reason);
  const { header, blocks, visitTitle, ...page } = orNotFound(await readContact(visit.ask));
  const addresses = (await visit.frame())?.settings.addresses ?? [];
  const screen = await screenData(visit, page, { path: reason ? `/contact?reason=${reason}` : '/contact' });
  return { title: page.title, header, blocks, visitTitle, addresses, reason, ...screen };
});

export const meta = ({ loaderData }: Route.MetaArgs) => headTags(loaderData?.head);

export const shouldRevalidate = reloadFor('reason');

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { title, header, blocks, visitTitle, addresses, reason } = loaderData;
  return (
    <>
      <Writing key={reason} header={header} title={title} reason={reason} />
      <Reach title={visitTitle} addresses={addresses} />
      <Blocks blocks={blocks} />
    </>
  );
}

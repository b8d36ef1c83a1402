import { readSolution } from '../../../content/queries/solutions.ts';
import { Blocks } from '../../blocks/Blocks.tsx';
import type { BlockName } from '../../blocks/schemas.ts';
import { headTags } from '../head.ts';
import { screenData } from '../page.server.ts';
import { reloadFor } from '../reload.ts';
import { orNotFound, screenLoader } from '../screen.server.ts';
import type { Route } from './+types/route.ts';
import { Ask } from './Ask.tsx';
import { Pitch } from './Pitch.tsx';

export const loader = screenLoader(async ({ params }: Route.LoaderArgs, visit) => {
  const {
    documentId: _,
    metadata,
    localizations,
    ...solution
  } = orNotFound(await readSolution(visit.ask, params.slug));
  const { title, slug } = solution;
  const place = { path: `/solutions/${slug}`, pathOf: (other = '') => `/solutions/${other}`, overview: '/solutions' };
  return { solution, ...(await screenData(visit, { title, metadata, localizations }, place)) };
});

export const meta = ({ loaderData }: Route.MetaArgs) => headTags(loaderData?.head);

export const shouldRevalidate = reloadFor();

/** Blocks in which somebody can be asked. */
const asking = new Set<BlockName | undefined>(['simple-contact-banner', 'contact-form-banner']);

export default function Solution({ loaderData: { solution } }: Route.ComponentProps) {
  // An editor's own last word, with a person and a disc, is not said twice.
  const asked = asking.has(solution.blocks.at(-1)?.name);
  return (
    <article>
      <Pitch {...solution} />
      <Blocks blocks={solution.blocks} />
      {asked ? null : <Ask {...solution} />}
    </article>
  );
}

import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { BlockSection } from '../blocks/Blocks.tsx';
import type { Block } from '../blocks/block.ts';
import { themes } from '../blocks/define.ts';
import { Section } from '../blocks/Section.tsx';
import { schemas } from '../blocks/schemas.ts';
import { FormsContext } from '../forms/context.ts';
import { formsFacts } from '../forms/facts.ts';
import { visitContext } from '../visit.server.ts';
import { Bar } from './Bar.tsx';
import { End } from './End.tsx';
import { Frame } from './Frame.tsx';
import { Index } from './Index.tsx';
import { found, isBlock, isPart } from './names.ts';
import styles from './parts.module.css';
import { parts } from './parts.tsx';
import { hrefOf, readQuery } from './query.ts';
import { sampleBlocks, statesOf } from './samples.server.ts';

const missing = (name: string) => data(`The catalogue has no ${name}`, { status: 404 });

/**
 * `?block=quote&theme=ink&content=long`, `?part=disc`, `&width=390` for a frame of that width, `&alone` without the bar
 * above; neither: the list of both, or what `?find=` finds in it.
 */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const search = new URL(request.url).searchParams;
  const query = readQuery(search);
  const { block, part, theme, content, find } = query;
  const [only, ...others] = find ? found(find) : [];
  if (only && others.length === 0) throw redirect(hrefOf({ [only.kind]: only.name, theme, content }));
  if (part !== undefined && !isPart(part)) throw missing(part);
  if (block !== undefined && !isBlock(block)) throw missing(block);
  const { ask, locale } = context.get(visitContext);
  const shown = theme ? [theme] : themes;
  // A state is one block's own: another one asked for in passing shows its sample.
  const blocks =
    block &&
    ((await sampleBlocks(ask, block, shown, content ?? 'full')) ?? (await sampleBlocks(ask, block, shown, 'full')));
  return {
    query,
    alone: search.has('alone'),
    themes: shown,
    blocks: blocks ?? [],
    states: block ? await statesOf(block) : [],
    forms: formsFacts({ locale, outcome: undefined, settings: undefined, address: '' }),
  };
};

export const meta = () => [{ title: 'Catalogue' }, { name: 'robots', content: 'noindex' }];

/** What opens a page stands as it does there: first of all, with the header's place above it. */
const Entry = ({ block }: { block: Block }) =>
  schemas[block.name].component.startsWith('headers.') ? (
    <article>
      <BlockSection block={block} />
    </article>
  ) : (
    <BlockSection block={block} />
  );

/** Every block and part in every theme, for the eye and for the tests. In development only: see `routes.ts`. */
export default function Catalogue() {
  const { query, alone, themes, blocks, states, forms } = useLoaderData<typeof loader>();
  const { block, part, width } = query;
  const Part = part === undefined ? undefined : parts[part];
  if (!block && !part)
    return (
      <main>
        <Index query={query} />
      </main>
    );
  return (
    <main key={`${block} ${part}`}>
      {!alone && <Bar query={query} states={states} />}
      {width ? (
        <Frame query={query} />
      ) : (
        <>
          <FormsContext value={forms}>
            {blocks.map((entry) => (
              <Entry key={entry.id} block={entry} />
            ))}
          </FormsContext>
          {Part &&
            themes.map((theme) => (
              <Section key={theme} theme={theme}>
                <div className={styles.shelf}>
                  <Part />
                </div>
              </Section>
            ))}
          <End query={query} last={themes.at(-1)} />
        </>
      )}
    </main>
  );
}

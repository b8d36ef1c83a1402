import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BlockSection } from '../blocks/Blocks.tsx';
import { type Theme, themes } from '../blocks/define.ts';
import { Section } from '../blocks/Section.tsx';
import { type BlockName, schemas } from '../blocks/schemas.ts';
import { visitContext } from '../visit.server.ts';
import { Index } from './Index.tsx';
import styles from './parts.module.css';
import { parts } from './parts.tsx';
import { sampleBlocks } from './samples.server.ts';
import { type Variant, variants } from './variants.ts';

const isBlock = (name: string): name is BlockName => Object.hasOwn(schemas, name);
const missing = (name: string) => data(`The catalogue has no ${name}`, { status: 404 });

const chosen = (query: URLSearchParams): { themes: readonly Theme[]; variant: Variant } => {
  const theme = themes.find((name) => name === query.get('theme'));
  return {
    themes: theme ? [theme] : themes,
    variant: variants.find((name) => name === query.get('content')) ?? 'full',
  };
};

/** `?block=quote&theme=ink&content=long`, `?part=disc`; neither: the list of both. */
export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  const { themes, variant } = chosen(query);
  const block = query.get('block');
  const part = query.get('part');
  if (part !== null && !Object.hasOwn(parts, part)) throw missing(part);
  if (block !== null && !isBlock(block)) throw missing(block);
  const { ask } = context.get(visitContext);
  const blocks = block ? await sampleBlocks(ask, block, themes, variant) : [];
  return { part, themes, blocks, names: Object.keys(schemas) };
};

export const meta = () => [{ title: 'Catalogue' }, { name: 'robots', content: 'noindex' }];

/** Every block and part in every theme, for the eye and for the tests. In development only: see `routes.ts`. */
export default function Catalogue() {
  const { part, themes, blocks, names } = useLoaderData<typeof loader>();
  const Part = part === null ? undefined : parts[part];
  if (!Part && blocks.length === 0)
    return (
      <main>
        <Index blocks={names} />
      </main>
    );
  return (
    <main>
      {blocks.map((block) => (
        <BlockSection key={block.id} block={block} />
      ))}
      {Part &&
        themes.map((theme) => (
          <Section key={theme} theme={theme}>
            <div className={styles.shelf}>
              <Part />
            </div>
          </Section>
        ))}
    </main>
  );
}

import { type HTMLElement, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { BlockSection } from '../../../app/blocks/Blocks.tsx';
import { type BlockName, schemas } from '../../../app/blocks/schemas.ts';
import { loadAllViews } from '../../../app/blocks/views.ts';
import { FormsContext } from '../../../app/forms/context.ts';
import { formsFacts } from '../../../app/forms/facts.ts';
import type { Ask } from '../../../content/ask.ts';
import { parseBlock } from '../../../content/blocks.ts';
import { createRecorder } from '../../../content/reading.ts';

type Fields = { [field: string]: never };
const samples = import.meta.glob<{ sample: Fields; states?: Record<string, Fields> }>(
  '../../../app/blocks/*/sample.ts',
  { eager: true },
);
const names = Object.keys(schemas) as BlockName[];
const moduleOf = (name: BlockName) => samples[`../../../app/blocks/${name}/sample.ts`];
/** The sample, and every other state the block shows of itself. */
const contentsOf = (name: BlockName): [state: string, content: Fields][] => {
  const { sample = {}, states = {} } = moduleOf(name) ?? {};
  return [
    ['its sample', sample],
    ...Object.entries(states).map(([state, own]): [string, Fields] => [state, { ...sample, ...own }]),
  ];
};

/** There is no CMS here: a sample holds all that its block draws, and other collections are empty. */
const askNobody = (): { ask: Ask; warnings: object[] } => {
  const warnings: object[] = [];
  const nobody = () => Promise.reject(new Error('nobody to ask'));
  const client = { find: () => Promise.resolve({ data: [], meta: {} }) };
  const warn = (details: object) => warnings.push(details);
  const ask = { client, reading: createRecorder(), locale: 'en', warn, offers: () => [], frame: nobody };
  return { ask: ask as unknown as Ask, warnings };
};

const facts = formsFacts({ locale: 'en', outcome: undefined, settings: undefined, address: '/en' });

const draw = async (name: BlockName, content: Fields) => {
  const { ask, warnings } = askNobody();
  const block = await parseBlock(ask, name, content, 'sample');
  expect(warnings).toEqual([]);
  if (!block) throw new Error(`${name} was left out`);
  const page = (
    <MemoryRouter initialEntries={['/en']}>
      <FormsContext value={facts}>
        <BlockSection block={block} />
      </FormsContext>
    </MemoryRouter>
  );
  return parse(renderToStaticMarkup(page));
};

/** Elements that may be empty: they stand for something that is no text. */
const mayBeEmpty = new Set(['IMG', 'SOURCE', 'PICTURE', 'BR', 'HR', 'VIDEO', 'TRACK', 'SVG', 'PATH', 'INPUT']);
/** What is said there comes later. */
const listens = (element: HTMLElement) =>
  element.getAttribute('role') === 'status' || element.hasAttribute('aria-live');

beforeAll(loadAllViews);

const every = names.flatMap((name) => contentsOf(name).map(([state, content]) => ({ name, state, content })));

describe.each(every)('$name, $state', ({ name, content }) => {
  it('is drawn', async () => {
    expect((await draw(name, content)).querySelector('section > :not([aria-hidden])')).not.toBeNull();
  });

  it('owns the page’s h1 only if it is a header', async () => {
    const opensPage = schemas[name].component.startsWith('headers.');
    expect((await draw(name, content)).querySelectorAll('h1')).toHaveLength(opensPage ? 1 : 0);
  });

  it('leaves no empty elements but those that are drawn and not said', async () => {
    const empty = (await draw(name, content))
      .querySelectorAll('*')
      .filter(({ childNodes }) => childNodes.length === 0)
      .filter(
        (element) => !element.closest('[aria-hidden]') && !element.getAttribute('aria-label') && !listens(element),
      );
    expect(empty.map(({ tagName }) => tagName).filter((tag) => !mayBeEmpty.has(tag))).toEqual([]);
  });

  it('leads nowhere without saying where', async () => {
    const links = (await draw(name, content)).querySelectorAll('a');
    const said = (link: HTMLElement) => link.text.trim() || link.querySelector('img[alt]:not([alt=""])');
    expect(links.filter((link) => !link.getAttribute('href') || !said(link)).map(String)).toEqual([]);
  });
});

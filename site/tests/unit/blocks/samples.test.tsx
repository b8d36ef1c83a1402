import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { BlockSection } from '../../../app/blocks/Blocks.tsx';
import { type BlockName, schemas } from '../../../app/blocks/schemas.ts';
import type { Ask } from '../../../content/ask.ts';
import { parseBlock } from '../../../content/blocks.ts';
import { createRecorder } from '../../../content/reading.ts';

const samples = import.meta.glob<{ sample: { [field: string]: never } }>('../../../app/blocks/*/sample.ts', {
  eager: true,
});
const names = Object.keys(schemas) as BlockName[];
const sampleOf = (name: BlockName) => samples[`../../../app/blocks/${name}/sample.ts`]?.sample ?? {};

/** There is no CMS here: a sample holds all that its block draws, and other collections are empty. */
const askNobody = (): { ask: Ask; warnings: object[] } => {
  const warnings: object[] = [];
  const nobody = () => Promise.reject(new Error('nobody to ask'));
  const client = { find: () => Promise.resolve({ data: [], meta: {} }) };
  const warn = (details: object) => warnings.push(details);
  const ask = { client, reading: createRecorder(), locale: 'en', warn, offers: () => [], frame: nobody };
  return { ask: ask as unknown as Ask, warnings };
};

const draw = async (name: BlockName) => {
  const { ask, warnings } = askNobody();
  const block = await parseBlock(ask, name, sampleOf(name), 'sample');
  expect(warnings).toEqual([]);
  if (!block) throw new Error(`${name} was left out`);
  const page = (
    <MemoryRouter initialEntries={['/en']}>
      <BlockSection block={block} />
    </MemoryRouter>
  );
  return parse(renderToStaticMarkup(page));
};

/** Elements that may be empty: they stand for something that is no text. */
const mayBeEmpty = new Set(['IMG', 'SOURCE', 'PICTURE', 'BR', 'HR', 'VIDEO', 'TRACK', 'SVG', 'PATH']);

describe.each(names)('%s', (name) => {
  it('is drawn from its sample', async () => {
    expect((await draw(name)).text.trim()).not.toBe('');
  });

  it('owns the page’s h1 only if it is a header', async () => {
    const opensPage = schemas[name].component.startsWith('headers.');
    expect((await draw(name)).querySelectorAll('h1')).toHaveLength(opensPage ? 1 : 0);
  });

  it('leaves no empty elements but those that are drawn and not said', async () => {
    const empty = (await draw(name))
      .querySelectorAll('*')
      .filter(({ childNodes }) => childNodes.length === 0)
      .filter((element) => !element.closest('[aria-hidden]') && !element.getAttribute('aria-label'));
    expect(empty.map(({ tagName }) => tagName).filter((tag) => !mayBeEmpty.has(tag))).toEqual([]);
  });

  it('leads nowhere without saying where', async () => {
    const links = (await draw(name)).querySelectorAll('a');
    expect(links.filter((link) => !link.getAttribute('href') || !link.text.trim())).toEqual([]);
  });
});

import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { standBetween } from '../support/between.ts';
import { openSite, type Site, siteUrl } from '../support/openSite.ts';

let site: Site;
let between: Awaited<ReturnType<typeof standBetween>>;
beforeAll(async () => {
  between = await standBetween(inject('contentUrl'));
  site = await openSite(between.url);
});
afterAll(async () => {
  await site.close();
  await between.close();
});

/** Serves the colophon with this metadata, as Strapi would. */
const withMetadata = (metadata: object | null) =>
  between.meddle((request, response) => {
    if (!request.url?.startsWith('/api/pages?')) return false;
    const page = {
      id: 1,
      documentId: 'colophon0000',
      title: 'Colophon',
      slug: 'colophon',
      locale: 'en',
      localizations: [],
      blocks: [],
      metadata,
    };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: [page], meta: {} }));
    return true;
  });

const headOf = async (path: string) => {
  const { root } = await site.page(path);
  const attribute = (selector: string, name: string) => root.querySelector(`head ${selector}`)?.getAttribute(name);
  return {
    title: root.querySelector('head title')?.text,
    description: attribute('meta[name="description"]', 'content'),
    ogDescription: attribute('meta[property="og:description"]', 'content'),
    ogImage: attribute('meta[property="og:image"]', 'content'),
    robots: attribute('meta[name="robots"]', 'content'),
    googlebot: attribute('meta[name="googlebot"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    languages: root
      .querySelectorAll('head link[rel="alternate"]')
      .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
  };
};

it('follows every head rule of the specification', async () => {
  withMetadata({
    metaTitle: 'Who made this',
    metaDescription: 'Three people & a printer.',
    metaImage: { url: '/uploads/share.jpg', mime: 'image/jpeg', width: 1200, height: 630 },
    robots: 'noindex',
    canonicalURL: 'https://www.vi.test/en/colophon',
  });
  expect(await headOf('/en/colophon')).toMatchObject({
    title: 'Who made this',
    description: 'Three people & a printer.',
    ogDescription: 'Three people & a printer.',
    ogImage: `${siteUrl}/media/share.jpg`,
    robots: 'noindex',
    googlebot: 'noindex',
    canonical: 'https://www.vi.test/en/colophon',
  });
});

it('adds nothing but a title where there is no metadata', async () => {
  withMetadata(null);
  const head = await headOf('/en/colophon');
  expect(head.title).toBe('Colophon · VI');
  expect([head.description, head.ogDescription, head.ogImage, head.robots, head.googlebot, head.canonical]).toEqual(
    Array(6).fill(undefined),
  );
});

it('names the languages a page exists in, at the site’s own address', async () => {
  between.meddle(undefined);
  const { languages } = await headOf('/en/cases/a-terminal-that-plans-itself');
  expect(Object.fromEntries(languages)).toMatchObject({
    'nl-NL': `${siteUrl}/nl/cases/een-terminal-die-zichzelf-plant`,
  });
  expect((await headOf('/en/colophon')).languages).toEqual([]);
});

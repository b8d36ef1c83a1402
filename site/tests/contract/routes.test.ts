import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { knownLocales } from '../../app/locale/locales.ts';
import { addresses } from '../support/addresses.ts';
import { openSite, type Site } from '../support/openSite.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite(inject('contentUrl'));
});
afterAll(() => site.close());

const soft = (html: string) => html.replaceAll('\u00ad', '').replaceAll('<!-- -->', '');

describe.each(knownLocales)('the route table in %s', (locale) => {
  it.each(addresses[locale])('$path answers with its content from the CMS', async ({ path, says }) => {
    const { status, html, root, headers } = await site.page(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/html');
    expect(root.querySelector('html')?.getAttribute('lang')).toBe(locale);
    expect(soft(html).toLowerCase()).toContain(says.toLowerCase());
    expect(root.querySelectorAll('h1')).toHaveLength(1);
    expect(root.querySelectorAll('head title')).toHaveLength(1);
    expect(root.querySelector('title')?.text.trim()).not.toBe('');
  });

  it('wears the frame on every screen: menus, footer, language switch', async () => {
    for (const { path } of addresses[locale]) {
      const { root } = await site.page(path);
      expect(root.querySelectorAll('header nav a').length).toBeGreaterThan(6);
      expect(root.querySelectorAll('footer a').length).toBeGreaterThan(6);
    }
  });

  it.each([
    ['/cases', 'Cases'],
    ['/employees', locale === 'nl' ? 'Over VI' : 'About VI'],
    ['/careers', locale === 'nl' ? 'Werken bij' : 'Careers'],
  ])('marks in the menu where %s belongs: its own word, or the one it is found below', async (path, word) => {
    const { root } = await site.page(`/${locale}${path}`);
    const menu = root.querySelector('header nav');
    const marked = menu?.querySelectorAll('li > a[aria-current], summary[data-current]') ?? [];
    expect(marked.map(({ text }) => text.trim())).toEqual([word]);
  });

  it('answers HEAD as it answers GET, without a body', async () => {
    const response = await fetch(`${site.url}/${locale}/cases`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

it('leaves nothing in the log that says something went wrong', () => {
  expect(site.logged).toEqual([]);
});

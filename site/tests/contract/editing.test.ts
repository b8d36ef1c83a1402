import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { signIn } from '../support/admin.ts';
import { openSite, type Site } from '../support/openSite.ts';

const uid = 'api::page.page';
let site: Site;
let editor: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  site = await openSite(inject('contentUrl'));
  editor = await signIn(inject('cmsUrl'));
});
afterAll(() => site.close());

it('a title changed in Strapi’s admin stands on the site', async () => {
  const { documentId, title } = await editor.find(uid, 'terms');
  await editor.publish(uid, documentId, { title: 'Terms, once more' });
  expect((await site.page('/en/terms')).root.querySelector('h1')?.text).toBe('Terms, once more');
  await editor.publish(uid, documentId, { title });
  expect((await site.page('/en/terms')).root.querySelector('h1')?.text).toBe(title);
});

it('an entry taken back is gone, and its other language offers no way to it', async () => {
  const { documentId } = await editor.find(uid, 'terms');
  await editor.unpublish(uid, documentId, 'nl');
  expect((await site.page('/nl/voorwaarden')).status).toBe(404);
  const { root } = await site.page('/en/terms');
  const href = root.querySelector('header a[hreflang="nl"]')?.getAttribute('href') ?? '';
  expect((await site.get(href)).status).toBe(200);
  await editor.publish(uid, documentId, {}, 'nl');
  expect((await site.page('/nl/voorwaarden')).status).toBe(200);
});

it('a menu item renamed by an editor is renamed on every page', async () => {
  const items = 'api::menu-item.menu-item';
  const response = await fetch(`${inject('cmsUrl')}/api/menu-items?filters[url][$eq]=/careers&locale=en`);
  const { data } = await response.json();
  const { documentId, title } = data[0];
  await editor.publish(items, documentId, { title: 'Sit with us' });
  await expect.poll(async () => (await site.page('/en/cases')).html, { timeout: 10_000 }).toContain('Sit with us');
  await editor.publish(items, documentId, { title });
  await expect.poll(async () => (await site.page('/en/cases')).html, { timeout: 10_000 }).not.toContain('Sit with us');
});

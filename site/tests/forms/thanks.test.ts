import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openSite, type Site } from '../support/openSite.ts';
import { noor, post } from '../support/post.ts';

/** `behaviour.md` §8: the thank-you state of a form without script. */
let site: Site;
beforeAll(async () => {
  site = await openSite(inject('contentUrl'), { FORMS_FLAGGED_PER_HOUR: '1000', FORMS_PER_HOUR: '1000' });
});
afterAll(() => site.close());

const send = async (path: string, fields: Record<string, string>) => {
  const response = await post(site, path, fields);
  const [cookie = ''] = response.headers.getSetCookie();
  return { response, location: response.headers.get('location') ?? '', cookie, pair: cookie.split(';')[0] ?? '' };
};
const mainOf = async (path: string, cookie: string) => {
  const { status, headers, root } = await site.page(path, { cookie });
  return { status, headers, form: root.querySelector('main form[method=post]'), main: root.querySelector('main') };
};

it('is a redirect to the same page, its query kept, that nobody keeps', async () => {
  const { response, location, cookie } = await send('/en/contact?reason=partnership', { ...noor, name: 'A' });
  expect(response.status).toBe(303);
  expect(location).toBe('/en/contact?reason=partnership&sent=contact');
  expect(response.headers.get('cache-control')).toBe('no-store');
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Secure']) expect(cookie).toContain(part);
  expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBeLessThanOrEqual(300);
});

it('never leads off the site', async () => {
  for (const path of ['/en//evil.example', '/en/contact?sent=https://evil.example']) {
    const { location } = await send(path, { ...noor, name: path });
    expect(new URL(location, site.url).origin).toBe(new URL(site.url).origin);
  }
});

describe.each(['en', 'nl'])('in %s', (locale) => {
  it('thanks by name, as text, once', async () => {
    const name = '<b>Noor</b> & "Zn"';
    const { location, pair } = await send(`/${locale}/contact`, { ...noor, name });
    const first = await mainOf(location, pair);
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toContain('no-store');
    expect(first.main?.text).toContain(name);
    expect(first.main?.querySelector('b')).toBeNull();
    expect(first.form).toBeNull();
    expect(first.headers.getSetCookie().join()).toMatch(/form_thanks=;.*Max-Age=0/);
    expect((await mainOf(location, '')).form).not.toBeNull();
  });
});

it('says in English what the specification says', async () => {
  const { location, pair } = await send('/en/contact', { ...noor, name: 'Sanne' });
  const { main } = await mainOf(location, pair);
  expect(main?.querySelector('h1')?.text).toBe("We've got mail!");
  expect(main?.text).toContain("Thanks for filling in our form Sanne, we'll reach out to you as soon as we can.");
});

it('an address alone thanks nobody, nor does a cookie that is not ours, or of another form', async () => {
  const { pair } = await send('/en', { form: 'newsletter', email: 'noor@bolder.example', privacy: 'on' });
  for (const cookie of ['', 'form_thanks=a.b.c', `${pair}x`, pair]) {
    const { status, form } = await mainOf('/en/contact?sent=contact', cookie);
    expect(status).toBe(200);
    expect(form).not.toBeNull();
  }
});

it('the page of a form that has to be mended comes again, with what was typed and what is wrong', async () => {
  const response = await post(site, '/nl/contact', { ...noor, email: 'noor@bolder', privacy: '' });
  expect(response.status).toBe(422);
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(response.headers.getSetCookie()).toEqual([]);
});

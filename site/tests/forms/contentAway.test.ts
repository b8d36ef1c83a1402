import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { standBetween } from '../support/between.ts';
import { openSite, type Site } from '../support/openSite.ts';
import { noor, post } from '../support/post.ts';

/** The content service goes away while visitors write: nothing they typed goes with it, and thanks are said. */
let between: Awaited<ReturnType<typeof standBetween>>;
let site: Site;
beforeAll(async () => {
  between = await standBetween(inject('contentUrl'));
  site = await openSite(between.url, {
    CONTENT_TIMEOUT_MS: '1000',
    FORMS_PER_HOUR: '1000',
    FORMS_FLAGGED_PER_HOUR: '1000',
  });
  between.meddle((_request, response) => {
    response.destroy();
    return true;
  });
});
afterAll(async () => {
  await site.close();
  await between.close();
});

const banner = { ...noor, form: 'banner-contact' };
const letters = { form: 'newsletter', email: noor.email, privacy: 'on' };

describe.each([
  ['contact', '/en/contact', noor],
  ['banner-contact', '/nl/careers', banner],
  ['newsletter', '/nl', letters],
])('%s', (form, path, fields) => {
  it('is taken and thanked for, by a page with no script that expects another', async () => {
    const sent = await post(site, path, fields);
    expect(sent.status).toBe(303);
    const cookie = (sent.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
    const { status, headers, root } = await site.page(sent.headers.get('location') ?? '', { cookie });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(root.querySelectorAll('h1')).toHaveLength(1);
    expect(root.querySelector(`#form-${form}`)?.querySelector('input[type=email]') ?? null).toBeNull();
    expect(root.querySelector('#modules')).toBeNull();
  });

  it('keeps what was typed when there is something to mend', async () => {
    const wrong = { ...fields, email: 'noor@bolder' };
    const again = await post(site, path, wrong);
    expect(again.status).toBe(422);
    const root = parse(await again.text());
    const kept = root.querySelector(`#form-${form} [name=email]`);
    expect(kept?.getAttribute('value')).toBe('noor@bolder');
    expect(kept?.getAttribute('aria-invalid')).toBe('true');
    const action = root.querySelector(`#form-${form}`)?.getAttribute('action') ?? '';
    const mended = await post(site, action.replace(/#.*/, ''), { ...fields, email: `${form}@bolder.example` });
    expect(mended.status).toBe(303);
  });
});

it('the rest of the site says what it says', async () => {
  expect((await site.page('/en/contact')).status).toBe(503);
});

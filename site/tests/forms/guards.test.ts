import { parse } from 'node-html-parser';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { openSite, type Site, siteUrl } from '../support/openSite.ts';
import { noor, post, postByScript, takenIn } from '../support/post.ts';

/** `behaviour.md` §8, "Always on", and the forms' rows of `quality.md`. */
let site: Site;
beforeEach(async () => {
  site = await openSite(inject('contentUrl'));
});
afterEach(async () => {
  vi.useRealTimers();
  await site.close();
});

const token = async () => (await site.get('/forms/token')).text();
/** A form in the hands of a person: opened some seconds ago. */
const opened = async (seconds: number) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const issued = await token();
  vi.setSystemTime(Date.now() + seconds * 1000);
  return { ...noor, token: issued };
};

describe('the signed time', () => {
  it('is never kept', async () => {
    const response = await site.get('/forms/token');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).not.toBe(await token().then((again) => again.slice(1)));
  });

  it('stands in no page', async () => {
    const { html } = await site.page('/en/contact');
    expect(html).not.toContain(((await token()).split('.')[0] ?? '').slice(0, 20));
  });

  it.each([
    [2, 'too-fast'],
    [2 * 60 * 60 + 1, 'too-old'],
  ])('refuses kindly after %i s, with everything kept', async (seconds, refusal) => {
    const { status, outcome } = await postByScript(site, '/en/contact', await opened(seconds));
    expect(status).toBe(422);
    expect(outcome).toMatchObject({ sent: false, refusal, values: { name: noor.name, company: noor.company } });
  });

  it.each([4, 60 * 60])('takes what was opened %i s ago, with no remark', async (seconds) => {
    const { outcome } = await postByScript(site, '/en/contact', await opened(seconds));
    expect(outcome).toEqual({ form: 'contact', sent: true, name: noor.name });
    expect(takenIn(site)).toEqual([[]]);
  });

  it('is believed from this site alone', async () => {
    const other = await openSite(inject('contentUrl'), { SITE_SECRET: 'somebody-else-altogether-and-long-enough' });
    const foreign = await (await other.get('/forms/token')).text();
    await other.close();
    for (const forged of [foreign, 'a.b.c', 'x'.repeat(9000)]) {
      const { outcome } = await postByScript(site, '/en/contact', { ...noor, token: forged });
      expect(outcome).toMatchObject({ sent: false, refusal: 'too-old' });
    }
    expect(takenIn(site)).toEqual([]);
  });

  it('may be missing: then the form is taken and marked', async () => {
    expect((await post(site, '/en/contact', noor)).status).toBe(303);
    expect(takenIn(site)).toEqual([['no-token']]);
  });
});

it('what fills in the field nobody sees is refused, and gets that field back empty', async () => {
  const { status, outcome } = await postByScript(site, '/en', { ...noor, website: 'https://buy.example' });
  expect(status).toBe(422);
  expect(outcome).toMatchObject({ sent: false, refusal: 'trap', values: { name: noor.name } });
  expect(JSON.stringify(outcome)).not.toContain('buy.example');
});

describe('where it comes from', () => {
  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: siteUrl, 'sec-fetch-site': 'cross-site' },
  ])('refuses %j with 403', async (headers) => {
    expect((await post(site, '/en/contact', noor, headers)).status).toBe(403);
    expect(takenIn(site)).toEqual([]);
  });

  it('a browser’s own word holds behind a proxy that changes names', async () => {
    const headers = { origin: 'http://10.0.0.1:3000', 'sec-fetch-site': 'same-origin' };
    expect((await post(site, '/en/contact', noor, headers)).status).toBe(303);
  });

  it('one that does not say is taken and marked', async () => {
    const body = new URLSearchParams(noor);
    const response = await fetch(`${site.url}/en/contact`, { method: 'POST', redirect: 'manual', body });
    expect(response.status).toBe(303);
    expect(takenIn(site)).toEqual([['no-token', 'no-origin']]);
  });
});

describe('what is no form of ours', () => {
  const send = (init: RequestInit) =>
    fetch(`${site.url}/en/contact`, { method: 'POST', ...init, headers: { origin: siteUrl, ...init.headers } });
  const form = 'application/x-www-form-urlencoded';
  const long = new URLSearchParams({ ...noor, otherReason: 'x'.repeat(65 * 1024) }).toString();
  const stream = () => new Blob([long]).stream();

  it.each<[string, number, () => RequestInit]>([
    ['more than 64 kB', 413, () => ({ body: long, headers: { 'content-type': form } })],
    [
      'more than 64 kB of unknown length',
      413,
      () => ({ body: stream(), duplex: 'half', headers: { 'content-type': form } }),
    ],
    ['JSON', 415, () => ({ body: JSON.stringify(noor), headers: { 'content-type': 'application/json' } })],
    ['plain text', 415, () => ({ body: 'form=contact', headers: { 'content-type': 'text/plain' } })],
    ['a type that only begins like one', 415, () => ({ body: 'x', headers: { 'content-type': `${form}x` } })],
    ['no form’s name', 400, () => ({ body: 'name=Noor', headers: { 'content-type': form } })],
    ['a form nobody knows', 400, () => ({ body: 'form=__proto__', headers: { 'content-type': form } })],
    ['broken parts', 400, () => ({ body: '--x\r\n', headers: { 'content-type': 'multipart/form-data; boundary=x' } })],
  ])('%s', async (_what, status, init) => {
    const response = await send(init());
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(takenIn(site)).toEqual([]);
  });

  it('a file where words are expected is nothing entered', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(noor)) body.set(name, value);
    body.set('name', new File(['Noor'], 'noor.txt'));
    const response = await send({ body, headers: { accept: 'application/json' } });
    expect(await response.json()).toMatchObject({ refusal: 'invalid', failures: { name: 'required' } });
  });

  it('an address outside the languages', async () => {
    for (const path of ['/contact', '/fr/contact', '/']) expect((await post(site, path, noor)).status, path).toBe(404);
  });
});

describe('the limit', () => {
  const limited = async (env: Record<string, string>) => {
    await site.close();
    site = await openSite(inject('contentUrl'), env);
  };
  const different = (number: number) => ({ ...noor, name: `Noor ${number}` });

  it('is tighter for what is odd; the rest still gets through', async () => {
    await limited({ FORMS_PER_HOUR: '4', FORMS_FLAGGED_PER_HOUR: '2' });
    const statuses = [];
    for (const number of [1, 2, 3]) statuses.push((await postByScript(site, '/en/contact', different(number))).status);
    expect(statuses).toEqual([200, 200, 429]);
    const fine = await opened(10);
    const after = [];
    for (const number of [4, 5, 6])
      after.push((await postByScript(site, '/en/contact', { ...fine, name: `Noor ${number}` })).status);
    expect(after).toEqual([200, 200, 429]);
  });

  it('says when to try again, and keeps what was typed', async () => {
    await limited({ FORMS_FLAGGED_PER_HOUR: '1' });
    await post(site, '/en/contact', different(1));
    const response = await post(site, '/en/contact', different(2));
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(60);
    expect(response.headers.get('cache-control')).toContain('no-store');
    const root = parse(await response.text());
    expect(root.querySelector('#form-contact [name=name]')?.getAttribute('value')).toBe('Noor 2');
    expect(root.querySelector('#form-contact [role=status]')?.textContent).toMatch(/\bin \d+ minutes\b/);
    const dutch = parse(await (await post(site, '/nl/contact', different(3))).text());
    expect(dutch.querySelector('#form-contact [role=status]')?.textContent).toMatch(/\bover \d+ minuten\b/);
  });

  it('does not count what had to be mended, nor the same form twice', async () => {
    await limited({ FORMS_FLAGGED_PER_HOUR: '2' });
    for (const name of ['', ' ', '\t']) await post(site, '/en/contact', { ...noor, name });
    for (const _ of [1, 2, 3]) expect((await post(site, '/en/contact', noor)).status).toBe(303);
  });

  it('keeps anybody from having mail after mail sent to one address, whoever asks', async () => {
    await limited({ FORMS_FLAGGED_PER_HOUR: '20', TRUSTED_PROXIES: '127.0.0.1' });
    const statuses = [];
    for (let number = 1; number <= 11; number += 1) {
      const email = number % 2 ? noor.email : noor.email.toUpperCase();
      const from = { 'x-forwarded-for': `203.0.113.${number}` };
      statuses.push((await postByScript(site, '/en/contact', { ...different(number), email }, from)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const other = { ...different(12), email: 'teun@kade.example' };
    expect((await postByScript(site, '/en/contact', other)).status).toBe(200);
  });

  it('counts the address that a trusted proxy names, and nobody else’s words', async () => {
    await limited({ FORMS_FLAGGED_PER_HOUR: '1', TRUSTED_PROXIES: '127.0.0.1' });
    const from = (address: string, number: number) =>
      post(site, '/en/contact', different(number), { 'x-forwarded-for': address });
    const statuses = [];
    for (const [index, address] of ['203.0.113.1', '203.0.113.2', '203.0.113.1', '9.9.9.9, 203.0.113.2'].entries())
      statuses.push((await from(address, index)).status);
    expect(statuses).toEqual([303, 303, 429, 429]);
    await limited({ FORMS_FLAGGED_PER_HOUR: '1' });
    expect((await from('203.0.113.5', 5)).status).toBe(303);
    expect((await from('203.0.113.6', 6)).status).toBe(429);
  });
});

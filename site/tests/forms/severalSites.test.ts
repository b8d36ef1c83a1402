import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openSite, type Site } from '../support/openSite.ts';
import { noor, postByScript } from '../support/post.ts';
import { startPostgres } from '../support/postgres.ts';

/** Several sites on one PostgreSQL (`SITE_DATABASE_URL`). */
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let sites: Site[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  const env = { SITE_DATABASE_URL: postgres.url, FORMS_FLAGGED_PER_HOUR: '3' };
  sites = await Promise.all([openSite(inject('contentUrl'), env), openSite(inject('contentUrl'), env)]);
  // Until its tables are made, each counts by itself.
  for (const site of sites) await site.leads.queue();
});
afterAll(async () => {
  for (const site of sites) await site.close();
});

const posted = async (number: number, name = `Noor ${number}`) => {
  const site = sites[number % 2];
  return site ? (await postByScript(site, '/en/contact', { ...noor, name })).status : 0;
};

it('count a sender together', async () => {
  const statuses = [];
  for (const number of [0, 1, 2, 3, 4]) statuses.push(await posted(number));
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

it('say so honestly when it is away, and pages stand', async () => {
  await postgres.stop();
  expect(await posted(0, 'Somebody else')).toBe(503);
  expect((await sites[1]?.page('/en'))?.status).toBe(200);
});

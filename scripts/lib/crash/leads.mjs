import { signIn } from '../panel.mjs';

const pageSize = 100;

/**
 * The mail address of every lead in the CMS, as an editor sees them in its panel.
 * @param {string} url the CMS's
 * @returns {Promise<string[]>}
 */
export async function leadsIn(url) {
  const headers = { authorization: `Bearer ${await signIn(url)}` };
  /** @type {string[]} */
  const found = [];
  for (let page = 1; ; page += 1) {
    const path = `/content-manager/collection-types/api::lead.lead?page=${page}&pageSize=${pageSize}&sort=id:ASC`;
    const response = await fetch(url + path, { headers });
    if (!response.ok) throw new Error(`The CMS shows no leads: ${response.status}`);
    const { results } = await response.json();
    found.push(...results.map((/** @type {{ email: string }} */ lead) => lead.email));
    if (results.length < pageSize) return found;
  }
}

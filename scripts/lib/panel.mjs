import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDotenv } from './dotenv.mjs';
import { cms } from './paths.mjs';

/** What our own CMS made for itself at its first start. */
export const secrets = () => parseDotenv(readFileSync(join(cms, '.env'), 'utf8')).values;

/** The demo's administrator, whose password was made on this machine. */
const demoAdmin = () => {
  const { DEMO_ADMIN_EMAIL: email, DEMO_ADMIN_PASSWORD: password } = secrets();
  return { email, password };
};

/**
 * Signs in to the panel: five times in five minutes, more than that Strapi refuses.
 * @param {string} url the CMS's
 * @param {{ email: string | undefined, password: string | undefined }} [account]
 * @returns {Promise<string>} the token
 */
export async function signIn(url, account = demoAdmin()) {
  const response = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!response.ok) throw new Error(`/admin/login: ${response.status} ${await response.text()}`);
  return (await response.json()).data.token;
}

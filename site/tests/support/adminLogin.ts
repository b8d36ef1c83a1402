import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const secrets = () => parseEnv(readFileSync(new URL('../../../cms/.env', import.meta.url), 'utf8'));

/** The demo's administrator, whose password was made on this machine. */
const credentials = () => {
  const env = secrets();
  return { email: env['DEMO_ADMIN_EMAIL'], password: env['DEMO_ADMIN_PASSWORD'] };
};

/** The token with which the site delivers leads to the CMS of these tests. */
export const leadsToken = (): string => secrets()['LEADS_TOKEN'] ?? '';

/** Signs in to the panel: five times in five minutes, more than that Strapi refuses. */
export const adminLogin = async (cmsUrl: string, account = credentials()): Promise<string> => {
  const response = await fetch(`${cmsUrl}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!response.ok) throw new Error(`/admin/login: ${response.status} ${await response.text()}`);
  return (await response.json()).data.token;
};

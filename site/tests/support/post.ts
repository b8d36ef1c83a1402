import type { Outcome } from '../../app/forms/outcome.ts';
import { type Site, siteUrl } from './openSite.ts';

/** What a visitor of the simple contact form enters. */
export const noor = {
  form: 'contact',
  name: 'Noor de Wit',
  email: 'noor@bolder.example',
  company: 'Bolder & Zn',
  phone: '010 555 01 02',
  reason: 'custom-solution',
  privacy: 'on',
};

type Fields = Record<string, string>;

const send = (site: Site, path: string, fields: Fields, headers: Record<string, string>) =>
  fetch(site.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: siteUrl, ...headers },
    body: new URLSearchParams(fields),
  });

/** A form as a browser without script sends it. */
export const post = (site: Site, path: string, fields: Fields, headers: Record<string, string> = {}) =>
  send(site, path, fields, { accept: 'text/html', ...headers });

/** A form as its own script sends it, and what became of it. */
export const postByScript = async (
  site: Site,
  path: string,
  fields: Fields,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; outcome: Outcome }> => {
  const response = await send(site, path, fields, { accept: 'application/json', ...headers });
  return { status: response.status, headers: response.headers, outcome: (await response.json()) as Outcome };
};

/** The remarks with which each form was taken, in the order of their coming. */
export const takenIn = (site: Site) =>
  site.logged.filter(({ message }) => message === 'form taken').map(({ details }) => details['remarks']);

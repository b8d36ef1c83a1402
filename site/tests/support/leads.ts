import { randomUUID } from 'node:crypto';
import { leadsToken } from './adminLogin.ts';

export const leadFields = {
  form: 'contact',
  language: 'nl',
  receivedAt: '2026-11-22T10:00:00.000Z',
  name: 'Noor de Vries',
  email: 'noor@vries.example',
  company: 'De Vries',
  reason: 'other',
  otherReason: 'A lock that will not open',
  remarks: ['no-token', 'no-captcha'],
};

/** The site's two calls, as its outbox makes them. */
export const deliverer = (cmsUrl: string, token: string | undefined = leadsToken()) => {
  const put = async (path: string, body: unknown) => {
    const response = await fetch(`${cmsUrl}/api/${path}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  return {
    put,
    lead: (fields: object = {}, id: string = randomUUID()) =>
      put(`leads/${id}`, { data: { ...leadFields, ...fields } }),
    subscriber: (fields: object, id: string = randomUUID()) =>
      put(`subscribers/${id}`, { data: { email: 'noor@vries.example', language: 'nl', ...fields } }),
  };
};

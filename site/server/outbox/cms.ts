import type { Config } from '../config.ts';
import type { Entry } from './entry.ts';
import { codeOf } from './failure.ts';
import { DeliveryFailure, type Step, Undeliverable } from './step.ts';

const timeoutMs = 15_000;

/** It has read the body and will not have it. Whatever else it says is for people to mend, and then passes. */
const refusals = [400, 413, 422];

/** An empty field is none. */
const filled = (value: string | undefined): string | undefined => value || undefined;

const leadOf = ({ kind, locale, receivedAt, values, remarks }: Entry) => ({
  form: kind,
  language: locale,
  receivedAt,
  name: values['name'],
  email: values['email'],
  company: filled(values['company']),
  phone: filled(values['phone']),
  linkedin: filled(values['linkedin']),
  reason: filled(values['reason']),
  otherReason: filled(values['otherReason']),
  remarks,
});

const subscriberOf = ({ kind, locale, values }: Entry) => ({
  email: values['email'],
  language: locale,
  state: kind,
  subscribedAt: filled(values['subscribedAt']),
  unsubscribedAt: filled(values['unsubscribedAt']),
});

const requestOf = (entry: Entry): { path: string; data: object } =>
  entry.kind === 'subscribed' || entry.kind === 'unsubscribed'
    ? { path: `/api/subscribers/${entry.values['subscription']}`, data: subscriberOf(entry) }
    : { path: `/api/leads/${entry.id}`, data: leadOf(entry) };

/** Some proxies and sleeping hosts answer 200 with a page of their own. */
const isItsAnswer = async (response: Response): Promise<boolean> => {
  const answer: unknown = await response.json().catch(() => undefined);
  return typeof answer === 'object' && answer !== null && 'data' in answer;
};

/** The reason why a request got no answer, which `fetch` puts behind an error of its own. */
const causeOf = (fault: unknown): unknown => {
  if (fault instanceof Error && fault.name === 'TimeoutError') return new DeliveryFailure('ETIMEDOUT');
  return fault instanceof Error && fault.cause instanceof Error ? fault.cause : fault;
};

/** Hands an entry to the content service, where it is one however often it is handed over. */
export const cmsStep =
  ({ contentUrl, leadsToken }: Pick<Config, 'contentUrl' | 'leadsToken'>): Step =>
  async (entry, signal) => {
    if (!leadsToken) throw new DeliveryFailure('no LEADS_TOKEN');
    const { path, data } = requestOf(entry);
    const response = await fetch(contentUrl + path, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${leadsToken}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify({ data }),
      // The token is for nobody else.
      redirect: 'manual',
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
    }).catch((fault: unknown) => {
      throw new DeliveryFailure(codeOf(causeOf(fault)));
    });
    if (response.ok && (await isItsAnswer(response))) return;
    await response.body?.cancel().catch(() => undefined);
    if (response.ok) throw new DeliveryFailure('CMS without JSON');
    throw new (refusals.includes(response.status) ? Undeliverable : DeliveryFailure)(`CMS ${response.status}`);
  };

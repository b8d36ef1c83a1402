import { data } from 'react-router';
import { subscriptionTokenKey } from '../../forms/subscription.ts';
import type { Visit } from '../../visit.server.ts';
import { everywhere, screenData } from '../page.server.ts';
import { type Standing, standingStatus, type Words } from './standing.ts';

interface Screen<S extends Standing> {
  path: string;
  standing: S;
  token: string;
  words: Record<S, Words>;
}

/** The token of the letter's link: in its address at first, then in the form, and in the address of a provider's post (RFC 8058). */
export const tokenOf = async (request: Request): Promise<string> => {
  const inAddress = new URL(request.url).searchParams.get(subscriptionTokenKey);
  if (inAddress || request.method !== 'POST') return inAddress ?? '';
  const inForm = (await request.formData().catch(() => undefined))?.get(subscriptionTokenKey);
  return typeof inForm === 'string' ? inForm : '';
};

/** What such a screen shows. */
export const standingData = async <S extends Standing>(visit: Visit, { path, standing, token, words }: Screen<S>) => {
  const { locale, locales } = visit;
  const query = standing === 'good' ? `?${new URLSearchParams({ [subscriptionTokenKey]: token })}` : '';
  const title = words[standing].title({}, { locale });
  const { head, alternates } = await screenData(
    visit,
    { title, metadata: undefined, localizations: everywhere(locales) },
    { path: query ? path + query : '/newsletter' },
  );
  return data({ standing, token, alternates, company: head.company }, { status: standingStatus[standing] });
};

import * as v from 'valibot';
import { type ConfirmLink, type LeaveLink, subscriptionTokenKey } from '../../app/forms/subscription.ts';
import type { Locale } from '../../app/locale/locales.ts';
import { localePath } from '../../app/locale/paths.ts';
import { signerFor } from '../signing/signer.ts';

const confirmSeconds = 7 * 24 * 60 * 60;

const asked = v.object({
  subscription: v.string(),
  /** When it was asked for, in milliseconds: whoever leaves later is not brought back by this link. */
  at: v.number(),
});
const leaving = v.object({ subscription: v.string() });

export type Asked = v.InferOutput<typeof asked>;

/**
 * The links in the newsletter's letters. They name a subscription, never an address: an address in a link would be kept
 * by every machine that it passes.
 */
export const newsletterLinks = (secret: string, siteUrl: string) => {
  const confirming = signerFor(secret, 'newsletter-confirm');
  const unsubscribing = signerFor(secret, 'newsletter-unsubscribe');

  const address = (locale: Locale, screen: string, token: string): string => {
    const url = new URL(localePath(locale, `/newsletter/${screen}`), siteUrl);
    url.searchParams.set(subscriptionTokenKey, token);
    return url.href;
  };

  return {
    confirm: async (locale: Locale, { subscription, at }: Asked) =>
      address(locale, 'confirm', await confirming.sign({ subscription, at }, confirmSeconds)),
    unsubscribe: async (locale: Locale, subscription: string) =>
      address(locale, 'unsubscribe', await unsubscribing.sign({ subscription })),

    openConfirm: async (
      token: string,
    ): Promise<{ link: Exclude<ConfirmLink, 'good'> } | ({ link: 'good' } & Asked)> => {
      const opened = await confirming.open(token);
      const payload = opened.state === 'forged' ? undefined : v.safeParse(asked, opened.payload);
      if (!payload?.success) return { link: 'forged' };
      return opened.state === 'expired' ? { link: 'expired' } : { link: 'good', ...payload.output };
    },
    openUnsubscribe: async (
      token: string,
    ): Promise<{ link: Exclude<LeaveLink, 'good'> } | { link: 'good'; subscription: string }> => {
      const opened = await unsubscribing.open(token);
      const payload = opened.state === 'good' ? v.safeParse(leaving, opened.payload) : undefined;
      return payload?.success ? { link: 'good', ...payload.output } : { link: 'forged' };
    },
  };
};
export type NewsletterLinks = ReturnType<typeof newsletterLinks>;

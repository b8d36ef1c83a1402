import type { Locale } from '../../../app/locale/locales.ts';
import { m } from '../../../app/locale/paraglide/messages.js';
import { letterOf } from '../layout/letterOf.ts';
import type { House } from '../layout/page.ts';
import type { Letter } from '../letter.ts';
import { unsubscribeHeaders, unsubscribePart } from './unsubscribing.ts';

/** To a subscriber who asks again: only the owner of the address learns that it was known. */
export const alreadySubscribedLetter = (locale: Locale, house: House, unsubscribeUrl: string): Letter => {
  const { company } = house;
  return letterOf({
    locale,
    subject: m.mail_already_subject({ company }, { locale }),
    title: m.mail_already_title({}, { locale }),
    preheader: m.mail_already_preheader({}, { locale }),
    house,
    headers: unsubscribeHeaders(unsubscribeUrl, house),
    parts: [
      { kind: 'paragraph', text: m.mail_already_text({ company }, { locale }) },
      unsubscribePart(unsubscribeUrl, locale),
    ],
  });
};

import type { Locale } from '../../../app/locale/locales.ts';
import { m } from '../../../app/locale/paraglide/messages.js';
import { letterOf } from '../layout/letterOf.ts';
import type { House } from '../layout/page.ts';
import type { Letter } from '../letter.ts';
import { unsubscribeHeaders, unsubscribePart } from './unsubscribing.ts';

/** The first letter to a subscriber. */
export const welcomeLetter = (locale: Locale, house: House, unsubscribeUrl: string): Letter => {
  const { company } = house;
  return letterOf({
    locale,
    subject: m.mail_welcome_subject({ company }, { locale }),
    title: m.mail_welcome_title({}, { locale }),
    preheader: m.mail_welcome_preheader({}, { locale }),
    house,
    headers: unsubscribeHeaders(unsubscribeUrl, house),
    parts: [
      { kind: 'paragraph', text: m.mail_welcome_text({ company }, { locale }) },
      unsubscribePart(unsubscribeUrl, locale),
    ],
  });
};

import type { Locale } from '../../../app/locale/locales.ts';
import { m } from '../../../app/locale/paraglide/messages.js';
import { letterOf } from '../layout/letterOf.ts';
import type { House } from '../layout/page.ts';
import type { Letter } from '../letter.ts';

/** Asks the owner of an address whether they want the newsletter. */
export const optInLetter = (locale: Locale, house: House, confirmUrl: string): Letter => {
  const { company } = house;
  return letterOf({
    locale,
    subject: m.mail_optin_subject({ company }, { locale }),
    title: m.mail_optin_title({}, { locale }),
    preheader: m.mail_optin_preheader({}, { locale }),
    house,
    parts: [
      { kind: 'paragraph', text: m.mail_optin_text({ company }, { locale }) },
      { kind: 'button', label: m.mail_optin_button({}, { locale }), url: confirmUrl },
      { kind: 'note', text: m.mail_optin_not_you({}, { locale }) },
    ],
  });
};

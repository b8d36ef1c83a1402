import type { Locale } from '../../../app/locale/locales.ts';
import { m } from '../../../app/locale/paraglide/messages.js';
import type { House, Part } from '../layout/page.ts';
import type { Letter } from '../letter.ts';

/** How a letter to a subscriber says that it can be the last one: to mail programs (RFC 2369, RFC 8058) … */
export const unsubscribeHeaders = (unsubscribeUrl: string, { email }: House): Letter['headers'] => ({
  'List-Unsubscribe': `<${unsubscribeUrl}>, <mailto:${email}?subject=unsubscribe>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** … and to people. */
export const unsubscribePart = (unsubscribeUrl: string, locale: Locale): Part => ({
  kind: 'link',
  text: m.mail_unsubscribe_text({}, { locale }),
  label: m.mail_unsubscribe({}, { locale }),
  url: unsubscribeUrl,
});

import { type Field, fieldsOf, formNameOf } from '../../../app/forms/fields.ts';
import { reasonLabel, reasonOf } from '../../../app/forms/reasons.ts';
import { dateAndTime } from '../../../app/locale/dates.ts';
import { type Locale, localeFacts } from '../../../app/locale/locales.ts';
import type { Message } from '../../../app/locale/message.ts';
import { m } from '../../../app/locale/paraglide/messages.js';
import type { Entry, Remark } from '../../outbox/entry.ts';
import { letterOf } from '../layout/letterOf.ts';
import type { Fact, House } from '../layout/page.ts';
import type { Letter } from '../letter.ts';
import { plain, plainLines } from './plain.ts';

const remarkWords: Record<Remark, Message> = {
  'no-token': m.mail_remark_no_token,
  'no-captcha': m.mail_remark_no_captcha,
  'no-origin': m.mail_remark_no_origin,
};

const shownOf = (field: Field, value: string, locale: Locale): string => {
  if (!value) return '–';
  if (field.type === 'box') return m.mail_agreed({}, { locale });
  const reason = field.type === 'choice' ? reasonOf(value) : undefined;
  return reason ? reasonLabel(reason, locale) : plainLines(value);
};

const factsOf = ({ kind, values }: Entry, locale: Locale): Fact[] => {
  const form = formNameOf(kind);
  return Object.entries(form ? fieldsOf(form) : {}).map(([name, field]) => ({
    label: field.label({}, { locale }),
    value: shownOf(field, values[name] ?? '', locale),
  }));
};

const subjectOf = ({ values }: Entry, locale: Locale): string => {
  const reason = reasonOf(values['reason']);
  const what = reason && reason !== 'other' ? reasonLabel(reason, locale) : m.mail_agency_message({}, { locale });
  const who = [values['name'], values['company']].flatMap((value) => (value ? [plain(value)] : [])).join(', ');
  return `${what}: ${who}`;
};

/** What came in, to whoever reads it, in the house's language; whose it is stands in Reply-To. */
export const agencyLetter = (entry: Entry, house: House, locale: Locale): Letter => {
  const subject = subjectOf(entry, locale);
  const language = new Intl.DisplayNames(localeFacts[locale].iso, { type: 'language' }).of(entry.locale);
  const about: Fact[] = [
    { label: m.mail_language({}, { locale }), value: language ?? entry.locale },
    { label: m.mail_received({}, { locale }), value: dateAndTime(locale, entry.receivedAt) },
    ...entry.remarks.map((remark) => ({
      label: m.mail_remark({}, { locale }),
      value: remarkWords[remark]({}, { locale }),
    })),
  ];
  return letterOf({
    locale,
    subject,
    title: subject,
    preheader: m.mail_agency_preheader({}, { locale }),
    house,
    parts: [
      { kind: 'facts', title: m.mail_agency_fields({}, { locale }), rows: factsOf(entry, locale) },
      { kind: 'facts', title: m.mail_agency_about({}, { locale }), rows: about },
      { kind: 'note', text: m.mail_agency_answer({}, { locale }) },
    ],
  });
};

import { type Field, fieldsOf, formNameOf } from '../../../app/forms/fields.ts';
import { reasonLabel, reasonOf } from '../../../app/forms/reasons.ts';
import type { Locale } from '../../../app/locale/locales.ts';
import { m } from '../../../app/locale/paraglide/messages.js';
import type { Entry } from '../../outbox/entry.ts';
import { letterOf } from '../layout/letterOf.ts';
import type { Fact, House } from '../layout/page.ts';
import type { Letter } from '../letter.ts';
import { safeName } from './safeName.ts';

/** What is said of a field: a choice is told, of a number only its end, of free text that we have it. */
const saidOf = (field: Field, value: string, locale: Locale): string => {
  const reason = field.type === 'choice' ? reasonOf(value) : undefined;
  if (reason) return reasonLabel(reason, locale);
  if (field.type === 'email') return value;
  if (field.type === 'tel') return m.mail_ends_in({ digits: value.replace(/\D/g, '').slice(-2) }, { locale });
  return m.mail_noted({}, { locale });
};

const factsOf = ({ kind, values, locale }: Entry): Fact[] => {
  const form = formNameOf(kind);
  return Object.entries(form ? fieldsOf(form) : {}).flatMap(([name, field]) => {
    const value = values[name] ?? '';
    if (!value || field.type === 'box') return [];
    return [{ label: field.label({}, { locale }), value: saidOf(field, value, locale) }];
  });
};

/**
 * Thanks, to whoever wrote, in their language. Anybody can enter anybody's address, so it repeats nothing that could be
 * an advertisement: no free text, and a name only where it looks like one.
 */
export const visitorLetter = (entry: Entry, house: House): Letter => {
  const { locale, values } = entry;
  const { company, phone } = house;
  const name = safeName(values['name'] ?? '');
  return letterOf({
    locale,
    subject: m.mail_visitor_subject({}, { locale }),
    title: name ? m.mail_visitor_thanks_name({ name }, { locale }) : m.mail_visitor_thanks({}, { locale }),
    preheader: m.mail_visitor_preheader({}, { locale }),
    house,
    parts: [
      { kind: 'paragraph', text: m.mail_visitor_text({ company }, { locale }) },
      {
        kind: 'paragraph',
        text: phone ? m.mail_visitor_ring({ phone }, { locale }) : m.mail_visitor_answer({}, { locale }),
      },
      { kind: 'facts', title: m.mail_visitor_fields({}, { locale }), rows: factsOf(entry) },
      { kind: 'note', text: m.mail_visitor_not_you({}, { locale }) },
    ],
  });
};

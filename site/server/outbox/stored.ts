import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { knownLocales } from '../../app/locale/locales.ts';
import type { Tables } from '../database/tables.ts';
import type { Entry, Remark } from './entry.ts';

const remarks = ['no-token', 'no-captcha', 'no-origin'] as const satisfies readonly Remark[];
const json = <T extends v.GenericSchema>(schema: T) => v.pipe(v.string(), v.parseJson(), schema);

const stored = v.object({
  id: v.string(),
  kind: v.picklist(['contact', 'banner-contact', 'newsletter', 'subscribed', 'unsubscribed']),
  locale: v.picklist(knownLocales),
  fields: json(v.record(v.string(), v.string())),
  remarks: json(v.array(v.picklist(remarks))),
  received_at: v.pipe(
    v.number(),
    v.transform((moment) => new Date(moment)),
  ),
});

/** A submission as it was accepted; undefined when that is not what stands in the database. */
export const entryOf = (row: Selectable<Tables['submissions']>): Entry | undefined => {
  const parsed = v.safeParse(stored, row);
  if (!parsed.success) return undefined;
  const { fields, received_at, ...entry } = parsed.output;
  return { ...entry, values: fields, receivedAt: received_at };
};

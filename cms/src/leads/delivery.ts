import { validateZodSchema, z } from '@strapi/utils';

/** A request of the website's, as far as the two doors look at it. */
export interface Delivery {
  params: Record<string, string>;
  request: { body?: unknown };
  status: number;
}

// PostgreSQL keeps no NUL in a text, SQLite would: neither takes one.
const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(/^[^\0]*$/, 'may not hold a NUL character');
const filled = (longest: number) => text(longest).min(1);
const optional = (longest: number) =>
  text(longest)
    .nullish()
    .transform((value) => value || null);
const moment = z.iso.datetime({ offset: true }).transform((value) => new Date(value));
const language = z.enum(['en', 'nl']);

/** What a form sent. No check of how an address looks: the website has made it, and a lead refused here is a lead lost. */
const lead = z.strictObject({
  form: z.enum(['contact', 'banner-contact']),
  language,
  receivedAt: moment,
  name: filled(255),
  email: filled(255),
  company: optional(255),
  phone: optional(255),
  linkedin: optional(255),
  reason: z.enum(['demo-alloq', 'demo-tradingterms', 'custom-solution', 'partnership', 'job', 'other']).nullish(),
  otherReason: optional(2000),
  remarks: z
    .array(z.string().regex(/^[a-z0-9-]{1,30}$/))
    .max(8)
    .nullish()
    .transform((flags) => flags?.join(', ') || null),
});

const subscriber = z.discriminatedUnion('state', [
  z.strictObject({
    email: filled(255),
    language,
    state: z.literal('subscribed'),
    subscribedAt: moment,
    unsubscribedAt: z.null().optional(),
  }),
  z.strictObject({
    email: filled(255),
    language,
    state: z.literal('unsubscribed'),
    subscribedAt: moment.nullish(),
    unsubscribedAt: moment,
  }),
]);

export type Subscriber = z.infer<typeof subscriber>;

const uuid = z.uuid().toLowerCase();
const idIn = (value: string | undefined) => validateZodSchema(uuid)(value, 'The number must be a UUID');

/** The parts of a delivery, checked. Throws Strapi's ValidationError (400), which names fields and repeats no value. */
export const leadIn = ({ params, request }: Delivery) => ({
  submissionId: idIn(params.submissionId),
  lead: validateZodSchema(z.strictObject({ data: lead }))(request.body ?? {}).data,
});

export const subscriberIn = ({ params, request }: Delivery) => ({
  subscriptionId: idIn(params.subscriptionId),
  subscriber: validateZodSchema(z.strictObject({ data: subscriber }))(request.body ?? {}).data,
});

import type { Core } from '@strapi/strapi';
import { type Delivery, type Subscriber, subscriberIn } from '../../../leads/delivery';

const uid = 'api::subscriber.subscriber';

/** Which stored states a delivered one replaces: those from before its own moment. At the same moment, leaving wins. */
const olderThan = ({ state, subscribedAt, unsubscribedAt }: Subscriber) =>
  state === 'subscribed'
    ? [before('subscribedAt', { $lt: subscribedAt }), before('unsubscribedAt', { $lt: subscribedAt })]
    : [before('subscribedAt', { $lte: unsubscribedAt }), before('unsubscribedAt', { $lt: unsubscribedAt })];

const before = (field: string, limit: object) => ({ $or: [{ [field]: { $null: true } }, { [field]: limit }] });

/** What is written: a moment that was not sent stays as it is stored, but a subscription ends an earlier leaving. */
const fieldsOf = ({ state, subscribedAt, unsubscribedAt, ...rest }: Subscriber) =>
  state === 'subscribed'
    ? { ...rest, state, subscribedAt, unsubscribedAt: null }
    : { ...rest, state, unsubscribedAt, ...(subscribedAt ? { subscribedAt } : {}) };

/** `PUT /api/subscribers/:subscriptionId`: the newest state is kept, in whatever order the tries arrive. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async deliver(ctx: Delivery) {
    const { subscriptionId, subscriber } = subscriberIn(ctx);
    const subscribers = strapi.db.query(uid);
    const stored = () => subscribers.findOne({ select: ['documentId'], where: { subscriptionId } });
    const answer = ({ documentId }: { documentId: string }) => ({ data: { documentId, subscriptionId } });
    const renew = async (known: { documentId: string }) => {
      // One statement that looks and writes: two tries at once cannot overtake each other.
      await subscribers.updateMany({
        where: { subscriptionId, $and: olderThan(subscriber) },
        data: fieldsOf(subscriber),
      });
      return answer(known);
    };

    const known = await stored();
    if (known) return renew(known);
    try {
      const created = await subscribers.create({ data: { ...fieldsOf(subscriber), subscriptionId } });
      ctx.status = 201;
      return answer(created);
    } catch (error) {
      const other = await stored();
      if (!other) throw error;
      return renew(other);
    }
  },
});

import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import lead from '../api/lead/content-types/lead/schema.json';

const leadUid = 'api::lead.lead';
const subscriberUid = 'api::subscriber.subscriber';
const makes = (action: string) => action === 'create' || action === 'clone';

type Fields = Record<string, unknown>;

/** What the panel sends back unchanged may differ in form: a moment as text, an empty field as null. */
const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : (value ?? null));

/** An editor's own are these two fields; the rest is what somebody wrote, or who handled it, which is not typed in. */
const editable = ['state', 'note'];

const changedIn = (stored: Fields, sent: Fields) =>
  Object.keys(lead.attributes).find(
    (name) => name in sent && !editable.includes(name) && !isDeepStrictEqual(plain(stored[name]), plain(sent[name])),
  );

/** In the form in which the panel shows it beside the field. */
const refusal = (field: string) => {
  const message = `Only state and note of a lead can be changed, not ${field}. If you did not, somebody else has: reload it.`;
  return new errors.ValidationError(message, { errors: [{ path: [field], message, name: 'ValidationError' }] });
};

/** The signed-in editor's name, or address where there is none; nobody outside a request of the panel. */
const editor = (strapi: Core.Strapi): string | null => {
  const user = strapi.requestContext.get()?.state.user;
  return [user?.firstname, user?.lastname].filter(Boolean).join(' ') || user?.username || user?.email || null;
};

/** Who and when, written when the state changes and at no other time. */
const handling = (strapi: Core.Strapi, before: unknown, after: unknown): Fields => {
  if (after === undefined || after === before) return {};
  return after === 'handled'
    ? { handledBy: editor(strapi), handledAt: new Date() }
    : { handledBy: null, handledAt: null };
};

/**
 * The editors' door to leads and subscribers, whatever their role: they come from the website alone, a lead's state and
 * note are all that changes, and the server says who handled it. Reading and deleting are the roles' business.
 */
export const keepLeadsAsSent = (strapi: Core.Strapi) => {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (uid !== leadUid && uid !== subscriberUid) return next();
    // No ForbiddenError: Strapi answers one without its words.
    if (makes(action)) throw new errors.ApplicationError('These come from the website; none is made by hand.');
    if (action !== 'update') return next();
    if (uid === subscriberUid)
      throw new errors.ApplicationError('Subscribers are kept by the website, and only read here.');

    const stored = await strapi.db.query(leadUid).findOne({ where: { documentId: params.documentId } });
    const sent: Fields = params.data ?? {};
    const changed = stored && changedIn(stored, sent);
    if (changed) throw refusal(changed);
    Object.assign(sent, stored ? handling(strapi, stored.state, sent.state) : {});
    return next();
  });
};

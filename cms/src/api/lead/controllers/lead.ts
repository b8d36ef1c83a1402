import type { Core } from '@strapi/strapi';
import { type Delivery, leadIn } from '../../../leads/delivery';

const uid = 'api::lead.lead';

/**
 * `PUT /api/leads/:submissionId`: stores what a form sent, once. However often it is sent again, at the same time too,
 * the answer is the stored one, as the agency's people have left it. Written below the document service, whose door for
 * leads is the editors' and refuses new ones.
 */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async deliver(ctx: Delivery) {
    const { submissionId, lead } = leadIn(ctx);
    const leads = strapi.db.query(uid);
    const stored = () => leads.findOne({ select: ['documentId'], where: { submissionId } });
    const answer = ({ documentId }: { documentId: string }) => ({ data: { documentId, submissionId } });

    const known = await stored();
    if (known) return answer(known);
    try {
      const created = await leads.create({ data: { ...lead, submissionId, state: 'new' } });
      ctx.status = 201;
      return answer(created);
    } catch (error) {
      // Another try of the same was faster, which the unique index tells.
      const other = await stored();
      if (!other) throw error;
      return answer(other);
    }
  },
});

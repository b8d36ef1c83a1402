import type { Core } from '@strapi/strapi';
import { ensureAdmin } from './bootstrap/admin-user';
import { ensureLeadRoles, withoutFutileRights } from './bootstrap/lead-roles';
import { ensureLeadsToken } from './bootstrap/leads-token';
import { ensureLocales } from './bootstrap/locales';
import { withoutMail } from './bootstrap/mail';
import { setPermissions } from './bootstrap/permissions';
import { closeRegistration } from './bootstrap/registration';
import { keepOriginals } from './bootstrap/uploads';
import { keepLeadsAsSent } from './leads/marking';
import { forget } from './leads/retention';
import { extraParameters } from './reading/parameters';

/** Run in this order at every start; each looks first and changes only what is not yet so. */
const steps = [
  ensureLocales,
  setPermissions,
  closeRegistration,
  keepOriginals,
  withoutMail,
  ensureAdmin,
  ensureLeadRoles,
  ensureLeadsToken,
];

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    extraParameters(strapi);
    keepLeadsAsSent(strapi);
    withoutFutileRights(strapi);
  },
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    for (const step of steps) await step(strapi);
    await forget(strapi);
  },
};

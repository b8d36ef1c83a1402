import { secrets } from '../../../scripts/lib/panel.mjs';

export { signIn as adminLogin } from '../../../scripts/lib/panel.mjs';

/** The token with which the site delivers leads to the CMS of these tests. */
export const leadsToken = (): string => secrets()['LEADS_TOKEN'] ?? '';

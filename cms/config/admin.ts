import type { Core } from '@strapi/strapi';
import { isOn, secret } from '../src/environment';

export default (): Core.Config.Admin => ({
  auth: { secret: secret('ADMIN_JWT_SECRET') },
  apiToken: { salt: secret('API_TOKEN_SALT') },
  transfer: { token: { salt: secret('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: secret('ENCRYPTION_KEY') },
  // Without its panel the service starts from compiled sources alone; building the panel takes 2 GB of memory.
  serveAdminPanel: isOn('ADMIN_PANEL'),
  flags: { nps: false, promoteEE: false },
});

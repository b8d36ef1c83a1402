import type { Core } from '@strapi/strapi';
import { secret } from '../src/environment';
import { fileTypes } from '../src/files/types';

export default (): Core.Config.Plugin => ({
  upload: {
    config: {
      sizeLimit: 20 * 1024 * 1024,
      // The website makes its own sizes; a set of copies here would only take room.
      breakpoints: {},
      security: { allowedTypes: fileTypes.map((type) => type.mime) },
    },
  },
  'users-permissions': {
    config: { jwtSecret: secret('JWT_SECRET'), jwt: { expiresIn: '7d' }, ratelimit: { interval: 60_000, max: 10 } },
  },
});

import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { minifyAgain } from './minifyAgain.ts';
import { precompress } from './precompress.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole map is a few hundred bytes: one less request, and no route name asked of the server by script.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    await minifyAgain(join(client, 'assets'));
    await precompress(client);
  },
} satisfies Config;

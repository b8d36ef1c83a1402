import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from './precompress.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole map is a few hundred bytes: one less request, and no route name asked of the server by script.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;

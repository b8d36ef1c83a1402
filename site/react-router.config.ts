import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The whole map is a few hundred bytes: one less request, and no route name asked of the server by script.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

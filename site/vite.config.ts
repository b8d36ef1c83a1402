import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './app/locale/paraglide',
      strategy: ['baseLocale'],
      // A module per message, in development too: only the messages that a screen uses are loaded with it.
      outputStructure: 'message-modules',
    }),
    reactRouter(),
  ],
  build: { target: 'es2023' },
  // The server is part of the server build, so that it and the screens share one module graph (one router context).
  environments: { ssr: { build: { rollupOptions: { input: './server/app.ts' } } } },
  server: { watch: { ignored: ['**/tests/**'] } },
});

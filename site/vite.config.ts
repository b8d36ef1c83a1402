import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    paraglideVitePlugin({ project: './project.inlang', outdir: './app/locale/paraglide', strategy: ['baseLocale'] }),
    reactRouter(),
  ],
  build: {
    // The server is part of the server build, so that it and the screens share one module graph (one router context).
    ...(isSsrBuild ? { rolldownOptions: { input: './server/app.ts' } } : {}),
    target: 'es2023',
  },
  server: { watch: { ignored: ['**/tests/**'] } },
}));

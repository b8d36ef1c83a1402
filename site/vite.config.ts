import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/** Every message is given its locale, so the browser needs none of Paraglide's ways to find one out. */
const messagesWithoutRuntime: Plugin = {
  name: 'messages-without-runtime',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) =>
    id.endsWith('/paraglide/runtime.js')
      ? "export const experimentalStaticLocale = undefined; export const getLocale = () => 'en';"
      : undefined,
};

/**
 * What every page needs is one file, what several screens or blocks share another: a hundred small ones would weigh a
 * seventh more, since each is compressed by itself.
 */
const chunks = [
  { name: 'framework', test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\// },
  {
    name: 'frame',
    // But for the question about cookies and its sheet, which come when they are wanted.
    test: /\/app\/(?:frame(?!\/consent\/[NP])|boot|browser|entry\.client|root|blocks\/views|ui\/(?:Logo|Icon|water|link|disc))|preload-helper|rolldown/,
  },
  // All shared styles in one: their order is then the same whichever page came first.
  { name: 'common', test: /\/app\/.*\.css$/, minShareCount: 2 },
  { name: 'common', test: /\/app\//, minShareCount: 4 },
];

export default defineConfig({
  plugins: [
    messagesWithoutRuntime,
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './app/locale/paraglide',
      strategy: ['baseLocale'],
      // A module per message, in development too: only the messages that a screen uses are loaded with it.
      outputStructure: 'message-modules',
    }),
    reactRouter(),
  ],
  // The manifest tells the server which files a block needs.
  build: { target: 'es2023', manifest: true },
  environments: {
    client: {
      build: {
        rollupOptions: { output: { codeSplitting: { groups: chunks } } },
      },
    },
    // The server is part of the server build, so that it and the screens share one module graph (one router context).
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
  server: { watch: { ignored: ['**/tests/**'] } },
});

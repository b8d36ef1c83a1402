import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { slimFramework } from './slimFramework.ts';

/**
 * What every page needs is one file, what several screens or blocks share another: a hundred small ones would weigh a
 * seventh more, since each is compressed by itself.
 */
const chunks = [
  { name: 'framework', test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\// },
  {
    name: 'frame',
    // But for what is loaded when it is wanted, or when there is time.
    test: /\/app\/(?:frame\/(?!consent|cookies)|boot|browser\/(?!Later|captcha|growing\/Growing|lost|notice|offline|prefetch|tagManager|useOnline|consent\/consent)|entry\.client|root|blocks\/(?:ready|names)|ui\/(?:Logo|Icon|water|link|disc))|preload-helper|rolldown/,
  },
  // Of the pages with a form of their own, and not of all.
  {
    name: 'forms',
    test: /\/app\/forms\/(?:\w*ContactForm|attributes|fields|reasons|rules|parts\/(?:Phrase|Reason|Sentence|Submit))/,
  },
  // All shared styles in one: their order is then the same whichever page came first.
  { name: 'common', test: /\/app\/(?:.*\.css$|ui\/useHash)/, minShareCount: 2 },
  { name: 'common', test: /\/app\//, minShareCount: 4 },
];

/** Names of classes stand in every page, in its styles and in its scripts: the word, and four letters for its file. */
const shortName = (name: string, file: string): string =>
  `${name}_${createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4)}`;

export default defineConfig(({ command }) => ({
  plugins: [
    slimFramework,
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
  build: {
    target: 'es2023',
    manifest: true,
    // A page's own scripts are listed in it; of a block that comes later, only its styles must be there before it.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
  },
  css: { modules: command === 'build' ? { generateScopedName: shortName } : {} },
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
}));

// The rules of the house that concern imports. One way: server → app/pages → blocks, frame, forms → ui, browser, locale.

const app = '^site/app/';
const tests = '\\.(test|spec)\\.tsx?$';
// Modules the router calls: their loaders and actions run on the server.
const routes = '(^site/app/(root|entry\\.server)\\.tsx$|/(route|layout)\\.tsx?$)';
const serverOnly = '\\.server\\.tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'nothing-imports-the-catalogue',
      comment: 'It shows everything and is part of nothing: only the route table, in development, names it.',
      severity: 'error',
      from: { path: '^site/(app|content|server)/', pathNot: [tests, `${app}catalogue/`] },
      to: { path: `${app}catalogue/` },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-imports-the-server',
      comment: 'Actions get what they need of it through the router’s context.',
      severity: 'error',
      from: { path: '^site/(app|content)/', pathNot: tests },
      to: { path: '^site/server/' },
    },
    {
      name: 'parts-know-no-page',
      severity: 'error',
      from: { path: `${app}(blocks|frame|forms|ui|browser|locale)/` },
      to: { path: `${app}(pages/|routes\\.ts|root\\.tsx)` },
    },
    {
      name: 'ui-knows-no-product',
      severity: 'error',
      from: { path: `${app}(ui|browser|locale)/` },
      to: { path: `${app}(blocks|frame|forms)/` },
    },
    {
      name: 'only-loaders-and-the-server-ask-for-content',
      comment: 'Views get ready data and only draw. A type alone costs nothing and ties nothing at run time.',
      severity: 'error',
      from: { path: app, pathNot: [serverOnly, routes, tests] },
      to: { path: '^site/content/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'content-takes-schemas-alone',
      comment: 'Schemas, the fields they are made of, and the list of locales: no view, no screen.',
      severity: 'error',
      from: { path: '^site/content/', pathNot: tests },
      to: {
        path: app,
        pathNot: [
          `${app}blocks/(schemas|define|block)\\.ts$`,
          `${app}blocks/[^/]+/schema\\.ts$`,
          `${app}blocks/fields/`,
          `${app}locale/locales\\.ts$`,
        ],
      },
    },
    {
      name: 'server-modules-stay-on-the-server',
      severity: 'error',
      from: { path: app, pathNot: [serverOnly, routes, tests] },
      to: { path: serverOnly, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'browser-modules-stay-in-the-browser',
      severity: 'error',
      from: { path: [serverOnly, '^site/(server|content)/'] },
      to: { path: `${app}browser/` },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { pathNot: ['^site/tests/', tests] },
      to: { path: ['^site/tests/', tests] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\+types/', '/paraglide/', '^site/build/'] },
    // Imports of types count too: they show who knows whom.
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'site/tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'] },
  },
};

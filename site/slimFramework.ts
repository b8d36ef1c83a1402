import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const lastResort = fileURLToPath(new URL('./app/frame/LastResort.tsx', import.meta.url));

const client = { apply: 'build', applyToEnvironment: ({ name }: { name: string }) => name === 'client' } as const;

/** Every message is given its locale, so the browser needs none of Paraglide's ways to find one out. */
const messagesWithoutRuntime: Plugin = {
  ...client,
  name: 'messages-without-runtime',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/paraglide/runtime.js')
      ? "export const experimentalStaticLocale = undefined; export const getLocale = () => 'en';"
      : undefined,
};

/** Parts of React Router behind switches that this site leaves off; the bundler cannot see that they never run. */
const switchedOff =
  /\/react-router\/dist\/production\/lib\/(?:router\/instrumentation|dom\/ssr\/(?:route-discovery|fog-of-war|fallback))\.js$/;
const exported = /^export \{ ([\w, ]+) \};$/m;

/** Each of their functions does nothing. An upgrade that writes these files otherwise stops the build. */
const routerWithoutSwitchedOff: Plugin = {
  ...client,
  name: 'router-without-switched-off',
  enforce: 'pre',
  async load(id) {
    if (!switchedOff.test(id)) return undefined;
    const names = exported.exec(await readFile(id, 'utf8'))?.[1]?.split(', ');
    if (!names) throw new Error(`${id} exports otherwise than expected: see docs/decisions on the first load`);
    return names.map((name) => `export const ${name} = () => undefined;`).join('\n');
  },
};

/** Its outermost boundary shows a stack trace; ours says what the server's last resort says, and weighs less. */
const routerWithOurLastResort: Plugin = {
  ...client,
  name: 'router-with-our-last-resort',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/react-router/dist/production/lib/dom/ssr/errorBoundaries.js')
      ? `export { LastResort as RemixErrorBoundary } from '${lastResort}'; export const RemixRootDefaultErrorBoundary = () => null;`
      : undefined,
};

/** What the browser is spared of the libraries. See `docs/decisions/2026-11-21-first-load.md`. */
export const slimFramework = [messagesWithoutRuntime, routerWithoutSwitchedOff, routerWithOurLastResort];

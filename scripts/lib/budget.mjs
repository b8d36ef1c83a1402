import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { client, cms } from './paths.mjs';

/** @typedef {{ file: string, imports?: string[] }} Chunk */
/** @typedef {{ screen: string, files: number, bytes: number, limit: number }} Load */

/** What a screen's first load may weigh, and one with a form in view (`quality.md`, Speed; bytes, brotli). */
const limits = { screen: 118_000, form: 130_000 };
const forms = { blocks: ['contact-form-banner', 'simple-contact-banner'], routes: ['contact'] };

/** The route that shows an entry of the demo, by the first word of its key, and the block that its header is. */
const routes = new Map([
  ['home', { route: 'home', header: 'home-hero-slides' }],
  ['about', { route: 'about', header: 'about-header' }],
  ['about-page', { route: 'about-page', header: 'about-header' }],
  ['careers', { route: 'careers', header: 'careers-header' }],
  ['contact', { route: 'contact', header: 'contact-header' }],
  ['cookies', { route: 'cookies', header: undefined }],
  ['case', { route: 'case', header: 'case-header' }],
  ['cases-overview', { route: 'cases', header: undefined }],
  ['insight', { route: 'insight', header: 'insight-header' }],
  ['insights-overview', { route: 'insights', header: undefined }],
  ['employee', { route: 'employee', header: 'employee-header' }],
  ['employees-overview', { route: 'employees', header: undefined }],
  ['solution', { route: 'solution', header: undefined }],
  ['page', { route: 'page', header: undefined }],
]);

/** Loaded with every page. */
const always = [
  'app/entry.client.tsx',
  'app/root.tsx?__react-router-build-client-route',
  'app/frame/layout.tsx?__react-router-build-client-route',
  'app/frame/layout.tsx?route-chunk=clientMiddleware',
];

/** @returns {{ screen: string, route: string, blocks: string[] }[]} every screen of the demo, from its compiled seed */
const screens = () => {
  /** @type {{ entries: { key: string, en?: { blocks?: { __component: string }[] } }[] }} */
  const { entries } = createRequire(import.meta.url)(join(cms, 'dist', 'seed', 'content', 'index.js'));
  const shown = entries.flatMap(({ key, en }) => {
    const known = routes.get(key.split(':')[0] ?? '');
    if (!known || !en) return [];
    const blocks = (en.blocks ?? []).map(({ __component }) => __component.split('.')[1] ?? '');
    return [{ screen: key, route: known.route, blocks: known.header ? [known.header, ...blocks] : blocks }];
  });
  return [...shown, { screen: 'solutions', route: 'solutions', blocks: [] }];
};

/** @returns {Load[]} the heaviest first */
export const firstLoads = () => {
  /** @type {Record<string, Chunk>} */
  const chunks = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
  const routerManifest = readdirSync(join(client, 'assets')).filter((name) => /^manifest-\w+\.js$/.test(name));
  /** @type {Map<string, number>} */
  const weights = new Map();
  const weigh = (/** @type {string} */ file) => {
    const known = weights.get(file) ?? brotliCompressSync(readFileSync(join(client, file))).length;
    weights.set(file, known);
    return known;
  };
  const gather = (/** @type {string} */ key, /** @type {Set<string>} */ files) => {
    const chunk = chunks[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const dependency of chunk.imports ?? []) gather(dependency, files);
  };
  return screens()
    .map(({ screen, route, blocks }) => {
      const files = new Set(routerManifest.map((name) => `assets/${name}`));
      const keys = [
        ...always,
        `app/pages/${route}/route.tsx?__react-router-build-client-route`,
        ...blocks.map((name) => `app/blocks/${name}/view.tsx`),
      ];
      for (const key of keys) gather(key, files);
      const bytes = [...files].reduce((sum, file) => sum + weigh(file), 0);
      const hasForm = forms.routes.includes(route) || blocks.some((name) => forms.blocks.includes(name));
      const limit = hasForm ? limits.form : limits.screen;
      return { screen, files: files.size, bytes, limit };
    })
    .sort((one, other) => other.bytes - one.bytes);
};

export const overBudget = (/** @type {Load} */ { bytes, limit }) => bytes > limit;

/** @param {Load[]} loads */
export const table = (loads) =>
  loads
    .map(
      ({ screen, files, bytes, limit }) =>
        `${screen.padEnd(34)} ${String(files).padStart(3)} files ${(bytes / 1000).toFixed(1).padStart(7)} kB of ${limit / 1000}`,
    )
    .join('\n');

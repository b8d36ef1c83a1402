import { boot } from '../../app/boot/boot.ts';
import { rememberLanguage } from '../../app/boot/rememberLanguage.ts';
import { bootSettings, languageMemory } from '../../app/boot/settings.ts';

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/** As `<Scripts>` of React Router writes it. */
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

const bootScript = `<script>(${boot.toString()})(${JSON.stringify(bootSettings)});(${rememberLanguage.toString()})(${JSON.stringify(languageMemory)})</script>`;

export interface Held {
  /** The module of each block on the page, by the block's name. */
  views: ReadonlyMap<string, string>;
  /** What those modules need, besides what the router asks for. */
  scripts: readonly string[];
  /** The style sheets whose text stands in the page already. */
  sheets: readonly string[];
}

/** Hands the views of the page's blocks to `entry.client.tsx`, so that it need not know where every block's view lies. */
const importing = (views: Held['views']): string => {
  const entries = [...views];
  const imports = entries.map(([, address], index) => `import block${index} from ${JSON.stringify(address)};`);
  const named = entries.map(([name], index) => `${JSON.stringify(name)}:block${index}`);
  return `${imports.join('')}window.blockViews={${named.join(',')}};`;
};

/**
 * Holds back a page's modules until the browser has nothing better to do (`app/boot/boot.ts`): no script is fetched
 * before the first paint.
 */
export const holdModules = (
  html: string,
  { views, scripts, sheets }: Held = { views: new Map(), scripts: [], sheets: [] },
): string => {
  const preloaded = [...html.matchAll(preload)].map(([, address = '']) => address);
  const modules = [...new Set([...preloaded, ...scripts])].join(' ');
  const attributes = `id="${bootSettings.id}" data-modules="${modules}" data-styles="${sheets.join(' ')}"`;
  return html
    .replace(preload, '')
    .replace(
      moduleScript,
      (_, text: string) => `<script type="text/plain" ${attributes}>${importing(views)}${text}</script>${bootScript}`,
    );
};

/** Leaves a page to what a browser does by itself. */
export const dropModules = (html: string): string => html.replace(preload, '').replace(moduleScript, '');

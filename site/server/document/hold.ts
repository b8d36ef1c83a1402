import { boot } from '../../app/boot/boot.ts';
import { rememberLanguage } from '../../app/boot/rememberLanguage.ts';
import { bootSettings, languageMemory } from '../../app/boot/settings.ts';

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/** As `<Scripts>` of React Router writes it. */
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

const bootScript = `<script>(${boot.toString()})(${JSON.stringify(bootSettings)});(${rememberLanguage.toString()})(${JSON.stringify(languageMemory)})</script>`;

/**
 * Holds back a page's modules until the browser has nothing better to do (`app/boot/boot.ts`): no script is fetched
 * before the first paint.
 * @param scripts the modules of the page's blocks, to be fetched along with the router's own
 * @param sheets whose text stands in the page already
 */
export const holdModules = (html: string, scripts: readonly string[], sheets: readonly string[]): string => {
  const preloaded = [...html.matchAll(preload)].map(([, address = '']) => address);
  const modules = [...new Set([...preloaded, ...scripts])].join(' ');
  const attributes = `id="${bootSettings.id}" data-modules="${modules}" data-styles="${sheets.join(' ')}"`;
  return html
    .replace(preload, '')
    .replace(
      moduleScript,
      (_, text: string) => `<script type="text/plain" ${attributes}>${text}</script>${bootScript}`,
    );
};

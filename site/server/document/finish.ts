import type { Built } from './built.ts';
import { dropModules, holdModules } from './hold.ts';
import { speculate } from './speculate.ts';
import { inlineStyles } from './styles.ts';

const blockName = / data-block="([\w-]+)"/g;

interface Kind {
  /** Whether its scripts may run: they expect the screen of the very address it is sent to. */
  alive: boolean;
}

/** What becomes of a page after it was drawn, and before it is kept or sent. */
export type FinishDocument = (html: string, kind?: Kind) => string;

/** @param built undefined in development, where Vite brings scripts and styles itself */
export const documentFinisher =
  (built: Built | undefined): FinishDocument =>
  (html, { alive } = { alive: true }) => {
    if (!alive) return built ? dropModules(inlineStyles(html, [], built).html) : dropModules(html);
    if (!built) return holdModules(html);
    const names = [...new Set([...html.matchAll(blockName)].map(([, name = '']) => name))];
    const files = names.map((name) => [name, built.filesOf(`app/blocks/${name}/view.tsx`)] as const);
    const ofBlocks = [...new Set(files.flatMap(([, { styles }]) => styles))];
    const { html: styled, sheets } = inlineStyles(html, ofBlocks, built);
    const scripts = files.flatMap((entry) => entry[1].scripts);
    // A module's own file comes last of what it needs.
    const views = new Map(
      files.flatMap(([name, own]) => own.scripts.slice(-1).map((address) => [name, address] as const)),
    );
    return speculate(holdModules(styled, { views, scripts, sheets }));
  };

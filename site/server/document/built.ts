import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const chunk = v.object({
  file: v.string(),
  css: v.optional(v.array(v.string()), []),
  imports: v.optional(v.array(v.string()), []),
});
const manifest = v.record(v.string(), chunk);

/** The browser's files that one of ours needs, dependencies first. */
export interface Files {
  scripts: readonly string[];
  styles: readonly string[];
}

/** What the build made for the browser. */
export interface Built {
  /** The files of a source file, such as `app/blocks/quote/view.tsx`. */
  filesOf: (source: string) => Files;
  /** The text of a style sheet by its address; undefined for one that is not of the build. */
  styleText: (address: string) => string | undefined;
}

/**
 * Reads Vite's manifest and, when first asked for, the style sheets it names.
 * @param folder where the browser's files lie
 * @throws when the build is missing or not whole
 */
export const readBuilt = (folder: string): Built => {
  const chunks = v.parse(manifest, JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')));
  const addresses = new Set(Object.values(chunks).flatMap(({ css }) => css.map((file) => `/${file}`)));
  const texts = new Map<string, string>();

  const walk = (source: string): Files => {
    const seen = new Set<string>();
    const scripts: string[] = [];
    const styles = new Set<string>();
    const visit = (key: string): void => {
      const found = chunks[key];
      if (!found || seen.has(key)) return;
      seen.add(key);
      for (const dependency of found.imports) visit(dependency);
      scripts.push(`/${found.file}`);
      for (const file of found.css) styles.add(`/${file}`);
    };
    visit(source);
    return { scripts, styles: [...styles] };
  };

  const files = new Map<string, Files>();
  const filesOf = (source: string): Files => {
    const known = files.get(source) ?? walk(source);
    files.set(source, known);
    return known;
  };

  const styleText = (address: string): string | undefined => {
    if (!addresses.has(address)) return undefined;
    const text = texts.get(address) ?? readFileSync(join(folder, address), 'utf8').trim();
    texts.set(address, text);
    return text;
  };

  return { filesOf, styleText };
};

import type { Built } from './built.ts';

const sheet = /<link rel="stylesheet" href="([^"]+)"\/>/g;

export interface Styled {
  html: string;
  /** The sheets whose text now stands in the page. */
  sheets: readonly string[];
}

/**
 * Writes a page's styles into it, so that the first paint waits for no second request.
 * @param ofBlocks the sheets of the page's blocks, which the router does not know
 */
export const inlineStyles = (html: string, ofBlocks: readonly string[], built: Built): Styled => {
  // The router calls a sheet `x.css#` where the bundler, who loads it too, calls it `x.css`.
  const linked = [...html.matchAll(sheet)].map(([, address = '']) => address);
  const addresses = [...new Set([...linked.map((address) => address.replace(/#$/, '')), ...ofBlocks])];
  const text = addresses.map((address) => built.styleText(address) ?? '').join('\n');
  const styled = html.replace(sheet, '').replace('</head>', () => `<style>${text}</style></head>`);
  return { html: styled, sheets: [...new Set([...linked, ...addresses])] };
};

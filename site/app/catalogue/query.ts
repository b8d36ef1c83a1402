import { type Theme, themes } from '../blocks/define.ts';

/** What an address of the catalogue asks for; what it leaves out is undefined. */
export interface Query {
  block?: string | undefined;
  part?: string | undefined;
  theme?: Theme | undefined;
  content?: string | undefined;
  /** A frame of this many pixels. */
  width?: number | undefined;
  /** Part of the names one looks for. */
  find?: string | undefined;
}

/** Telephone, tablet, small and usual desktop: where layouts change, and where they are looked at. */
export const widths = [320, 390, 768, 1024, 1440, 1920];

export const readQuery = (search: URLSearchParams): Query => {
  const get = (key: string) => search.get(key) ?? undefined;
  return {
    block: get('block'),
    part: get('part'),
    theme: themes.find((name) => name === get('theme')),
    content: get('content'),
    width: widths.find((width) => String(width) === get('width')),
    find: get('find')?.trim() || undefined,
  };
};

export const hrefOf = (query: Query): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return `?${search}`;
};

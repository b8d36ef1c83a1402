import type { Fields } from './define';
import { assetName, isAsset, isObject, isReference } from './marks';

export interface Known {
  /** The document of an entry, once it stands in the language at hand. */
  document: (key: string) => string | undefined;
  /** The uploaded file of a picture. */
  file: (name: string) => number | undefined;
}

/** Content with documents for references and files for pictures, and whether some reference could not be followed yet. */
export const resolve = (fields: Fields, known: Known) => {
  let complete = true;
  const value = (content: unknown): unknown => {
    if (isReference(content)) {
      const document = known.document(content.$ref);
      if (!document) complete = false;
      return document;
    }
    if (isAsset(content)) return known.file(assetName(content));
    if (Array.isArray(content)) return content.map(value).filter((item) => item !== undefined);
    if (isObject(content))
      return Object.fromEntries(Object.entries(content).map(([name, inner]) => [name, value(inner)]));
    return content;
  };
  const data = Object.fromEntries(Object.entries(fields).map(([name, content]) => [name, value(content)]));
  return { data, complete };
};

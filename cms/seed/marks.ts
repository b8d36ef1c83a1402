/** Telling a reference, a picture and a file apart from plain content. */
import type { Picture } from './define';

export interface Reference {
  $ref: string;
}
export interface FileName {
  $file: string;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
export const isReference = (value: unknown): value is Reference => isObject(value) && typeof value.$ref === 'string';
const isPicture = (value: unknown): value is Picture => isObject(value) && typeof value.$picture === 'string';
const isFile = (value: unknown): value is FileName => isObject(value) && typeof value.$file === 'string';

export type Asset = Picture | FileName;
export const isAsset = (value: unknown): value is Asset => isPicture(value) || isFile(value);

/** One name for one picture: however often the content asks for it, it is drawn and kept once. */
export const assetName = (asset: Asset): string => {
  if ('$file' in asset) return asset.$file;
  if (asset.$picture === 'art') return `${asset.slug}-${asset.motif}-${asset.view}`;
  if (asset.$picture === 'wordmark') return `wordmark-${asset.name}`;
  return `${asset.$picture}-${asset.person}`;
};

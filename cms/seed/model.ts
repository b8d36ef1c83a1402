import { join } from 'node:path';
import type { Core, UID } from '@strapi/strapi';

/** A field of a content type or component, as far as the seed looks at it. */
export interface Attribute {
  type: string;
  required?: boolean;
  default?: unknown;
  enum?: string[];
  maxLength?: number;
  min?: number | string;
  max?: number | string;
  repeatable?: boolean;
  component?: UID.Component;
  components?: string[];
  relation?: string;
  target?: string;
}

export type Attributes = Record<string, Attribute>;

export const locales = ['en', 'nl'] as const;
export type Locale = (typeof locales)[number];

/** `case:terminal` and `home` name the content types `api::case.case` and `api::home.home`. */
export const uidOf = (key: string): UID.ContentType => {
  const [type] = key.split(':');
  return `api::${type}.${type}`;
};

export const attributesOf = (strapi: Core.Strapi, uid: UID.Schema): Attributes | undefined =>
  strapi.getModel(uid)?.attributes;

/** Where the demo's films and captions lie; read from the source folder, as only code is compiled. */
export const mediaDir = (strapi: Core.Strapi): string => join(strapi.dirs.app.root, 'seed/media');

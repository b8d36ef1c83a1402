import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Entry } from './define';
import { assetName, isAsset, isObject, isReference } from './marks';
import { type Attribute, type Attributes, attributesOf, type Locale, mediaDir, uidOf } from './model';

/** Where the check stands, which every fault names. */
export interface Place {
  strapi: Core.Strapi;
  locale: Locale;
  find: (key: string) => Entry | undefined;
  at: string;
}

type Check = (place: Place, attribute: Attribute, value: unknown) => string[];

const fault = ({ at }: Place, what: string) => [`${at}: ${what}`];
const under = (place: Place, name: string | number): Place => ({ ...place, at: `${place.at} › ${name}` });

const words: Check = (place, { maxLength = Number.POSITIVE_INFINITY }, value) => {
  if (typeof value !== 'string') return fault(place, 'is not text');
  return value.length > maxLength ? fault(place, `has ${value.length} characters, ${maxLength} fit`) : [];
};

const choice: Check = (place, { enum: values = [] }, value) =>
  values.includes(String(value)) ? [] : fault(place, `"${value}" is none of ${values.join(', ')}`);

const number: Check = (place, _, value) => (Number.isInteger(value) ? [] : fault(place, 'is not a whole number'));
const decimal: Check = (place, _, value) => (Number.isFinite(value) ? [] : fault(place, 'is not a number'));
const switched: Check = (place, _, value) => (typeof value === 'boolean' ? [] : fault(place, 'is not true or false'));
const day: Check = (place, _, value) => (/^\d{4}-\d\d-\d\d$/.test(String(value)) ? [] : fault(place, 'is not a date'));
const richText: Check = (place, _, value) => (Array.isArray(value) ? [] : fault(place, 'is not written with text()'));

const media: Check = (place, _, value) => {
  if (!isAsset(value)) return fault(place, 'is not a picture or file');
  const isThere = !('$file' in value) || existsSync(join(mediaDir(place.strapi), value.$file));
  return isThere ? [] : fault(place, `there is no file "${assetName(value)}" in seed/media`);
};

const one: Check = (place, { target }, value) => {
  if (!isReference(value)) return fault(place, 'is not a ref()');
  const entry = place.find(value.$ref);
  if (!entry) return fault(place, `there is no entry "${value.$ref}"`);
  if (uidOf(entry.key) !== target) return fault(place, `"${entry.key}" is not a ${target}`);
  return entry[place.locale] ? [] : fault(place, `"${entry.key}" has no ${place.locale}`);
};

const relation: Check = (place, attribute, value) => {
  if (!attribute.relation?.endsWith('Many')) return one(place, attribute, value);
  if (!Array.isArray(value)) return fault(place, 'is not a list of ref()');
  return value.flatMap((item, index) => one(under(place, index + 1), attribute, item));
};

const part: Check = (place, { component }, value) => {
  const attributes = component && attributesOf(place.strapi, component);
  return attributes && isObject(value) ? checkFields(place, attributes, value) : fault(place, `is not a ${component}`);
};

const component: Check = (place, attribute, value) => {
  if (!attribute.repeatable) return part(place, attribute, value);
  if (!Array.isArray(value)) return fault(place, 'is not a list');
  const { min = 0, max = Number.POSITIVE_INFINITY } = attribute;
  const size =
    value.length < Number(min) || value.length > Number(max) ? fault(place, `has ${value.length} items`) : [];
  return [...size, ...value.flatMap((item, index) => part(under(place, index + 1), attribute, item))];
};

const blocks: Check = (place, { components = [] }, value) => {
  if (!Array.isArray(value)) return fault(place, 'is not a list of blocks');
  return value.flatMap((item, index) => {
    const { __component: name, ...fields } = isObject(item) ? item : {};
    const known = components.find((candidate) => candidate === name);
    const here = under(place, `${index + 1} ${name}`);
    const attributes = known && attributesOf(place.strapi, known as `${string}.${string}`);
    return attributes ? checkFields(here, attributes, fields) : fault(here, 'may not stand here');
  });
};

const checks: Record<string, Check> = {
  string: words,
  text: words,
  uid: words,
  email: words,
  enumeration: choice,
  integer: number,
  decimal,
  boolean: switched,
  date: day,
  blocks: richText,
  media,
  relation,
  component,
  dynamiczone: blocks,
};

const isMissing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Every fault among the fields of an entry, a component or a block. */
export const checkFields = (place: Place, attributes: Attributes, fields: Record<string, unknown>): string[] => {
  const unknown = Object.keys(fields).filter((name) => !(name in attributes));
  const known = Object.entries(attributes).flatMap(([name, attribute]) => {
    const value = fields[name];
    const here = under(place, name);
    if (!isMissing(value)) return checks[attribute.type]?.(here, attribute, value) ?? [];
    return attribute.required && attribute.default === undefined ? fault(here, 'is missing') : [];
  });
  return [...unknown.flatMap((name) => fault(under(place, name), 'there is no such field')), ...known];
};

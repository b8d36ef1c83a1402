import type { Core } from '@strapi/strapi';
import { checkFields, type Place } from './check-fields';
import type { Entry } from './define';
import { attributesOf, locales, uidOf } from './model';

/** The same word twice where the site must tell two things apart by it. */
const doubles = (entries: Entry[]): string[] => {
  const seen = new Set<string>();
  return entries.flatMap((entry) => {
    const names = [
      `the key ${entry.key}`,
      ...locales.flatMap((locale) => {
        const slug = entry[locale]?.slug;
        return slug ? [`the ${locale} slug "${slug}" of ${uidOf(entry.key)}`] : [];
      }),
    ];
    const known = names.filter((name) => seen.has(name));
    for (const name of names) seen.add(name);
    return known.map((name) => `${entry.key}: ${name} is taken`);
  });
};

/**
 * What is wrong with the content, one line per fault, naming entry, language and field. It is asked before anything is
 * written: a seed that stops halfway leaves a site that looks finished and is not.
 */
export const problemsIn = (strapi: Core.Strapi, entries: Entry[]): string[] => {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const faults = entries.flatMap((entry) => {
    const attributes = attributesOf(strapi, uidOf(entry.key));
    if (!attributes) return [`${entry.key}: there is no content type ${uidOf(entry.key)}`];
    return locales.flatMap((locale) => {
      const fields = entry[locale];
      const place: Place = { strapi, locale, find: (key) => byKey.get(key), at: `${entry.key} (${locale})` };
      return fields ? checkFields(place, attributes, fields) : [];
    });
  });
  return [...doubles(entries), ...faults];
};

import type { Picture } from '../define';

/** Shorthand for the small components that fill lists: what is written often should read at a glance. */

export const item = (title: string, text: string, note?: string) => (note ? { title, text, note } : { title, text });

export const fact = (value: string, label: string) => ({ value, label });

export const link = (label: string, url: string, description?: string) =>
  description ? { label, url, description } : { label, url };

export const figure = (image: Picture, alt: string, caption?: string) =>
  caption ? { image, alt, caption } : { image, alt };

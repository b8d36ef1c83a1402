import type { Ask } from '../../content/ask.ts';

interface Upload {
  url: string;
  mime: string;
  width?: number | null;
  height?: number | null;
}

const isUpload = (value: object): value is Upload =>
  'url' in value && typeof value.url === 'string' && 'mime' in value && typeof value.mime === 'string';

const uploadsIn = (value: unknown): Upload[] => {
  if (typeof value !== 'object' || value === null) return [];
  return isUpload(value) ? [value] : Object.values(value).flatMap(uploadsIn);
};

/** What a picture shows: its kind, and its subject, which a portrait shares with a cut-out, a wide picture with its narrow one. */
const describe = ({ url, mime, width, height }: Upload): { kind: string; subject: string } => {
  if (!mime.startsWith('image/')) return { kind: mime, subject: '' };
  const name = url.replace(/^.*\//, '').replace(/\.\w+$/, '');
  const [, kind, rest = ''] = /^(portrait|cutout|wordmark)[-_](.*)$/.exec(name) ?? [];
  if (kind) return { kind, subject: rest };
  return { kind: (width ?? 0) < (height ?? 0) ? 'narrow' : 'wide', subject: name.replace(/-narrow$/, '') };
};

const answerOf = (ask: Ask, collection: string, populate: object) =>
  ask.client
    .find(collection, { populate, sort: ['documentId'], pagination: { limit: 40 } })
    .then(({ data }) => uploadsIn(data))
    .catch((): Upload[] => []);

const stock = async (ask: Ask): Promise<Map<string, Upload[]>> => {
  const found = await Promise.all([
    answerOf(ask, 'cases', { image: true, imageNarrow: true }),
    answerOf(ask, 'employees', { portrait: true, cutout: true }),
    answerOf(ask, 'partners', { logo: true }),
    answerOf(ask, 'home', { header: { populate: { film: { populate: '*' } } } }),
  ]);
  return Map.groupBy(found.flat(), (upload) => describe(upload).kind);
};

const words = (text: string) => text.toLowerCase().split(/[-_]/);
const sum = (text: string) => [...text].reduce((total, letter) => total + letter.charCodeAt(0), 0);

/** The one that is called so; else any, but one that no other subject of this sample has. */
const choose = (from: Upload[], subject: string, taken: Map<string, number>): Upload | undefined => {
  const named = from.findIndex(({ url }) => words(subject).some((word) => words(url).includes(word)));
  let place = taken.get(subject) ?? (named === -1 ? sum(subject) % (from.length || 1) : named);
  const others = new Set([...taken].filter(([name]) => name !== subject).map(([, at]) => at));
  for (let tries = 0; others.has(place) && tries < from.length; tries++) place = (place + 1) % from.length;
  taken.set(subject, place);
  return from[place];
};

/**
 * Samples name pictures and films that are nowhere; in their place come uploads of the content service at hand, of the
 * same kind and shape, always the same for the same sample. With none, samples stay as they are.
 */
export const realUploads = async (ask: Ask): Promise<(sample: unknown) => unknown> => {
  const kinds = await stock(ask);
  return (sample) => {
    const taken = new Map<string, Map<string, number>>();
    const real = (upload: Upload): Upload => {
      const { kind, subject } = describe(upload);
      // People and pictures come in pairs, which stand at the same places of their lists.
      const group = { cutout: 'portrait', narrow: 'wide' }[kind] ?? kind;
      const places = taken.get(group) ?? new Map<string, number>();
      taken.set(group, places);
      const { url, width, height } = choose(kinds.get(kind) ?? [], subject, places) ?? upload;
      return { ...upload, url, ...(kind === 'wordmark' && { width, height }) };
    };
    const replace = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(replace);
      if (typeof value !== 'object' || value === null) return value;
      if (isUpload(value)) return real(value);
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replace(inner)]));
    };
    return replace(sample);
  };
};

import { createIPX } from 'ipx';
import sharp from 'sharp';
import { standInWidth } from '../../app/ui/imageAddress.ts';
import { ImageFault } from './fault.ts';
import { kindOf } from './kinds.ts';
import type { Format, Wanted } from './modifiers.ts';
import { planOf } from './plan.ts';

export interface Painted {
  format: Format;
  data: Uint8Array;
}

const mostPixels = 50_000_000;

/** The eye is kinder to AVIF. PNG is left without, which would mean a palette. */
const qualities: Partial<Record<Format, number>> = { avif: 45, webp: 70, jpeg: 72 };

sharp.cache(false);
sharp.concurrency(1);
// Readers of anything but the kinds we know stay shut, whatever a file pretends to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}`) });

/** Read by ipx into sharp's own settings. An AVIF at effort 4, sharp's own choice, costs seven times 2 and saves a twentieth. */
const sharpOptions = {
  limitInputPixels: mostPixels,
  autoOrient: true,
  timeoutSeconds: 20,
  jpegProgressive: true,
  heifEffort: 2,
};

const ipx = createIPX({
  alias: {},
  maxAge: 0,
  sharpOptions,
  storage: {
    name: 'given',
    getMeta: () => ({}),
    getData: (_id, given) => (given?.['data'] instanceof ArrayBuffer ? given['data'] : undefined),
  },
});

const measure = async (data: ArrayBuffer) => {
  const { autoOrient, width, height } = await sharp(data, { limitInputPixels: mostPixels }).metadata();
  if (width * height > mostPixels) throw new ImageFault(413, 'more pixels than can be worked on');
  return autoOrient;
};

const paintIt = async (bytes: Uint8Array, wanted: Wanted): Promise<Painted> => {
  const kind = kindOf(bytes);
  if (!kind) throw new ImageFault(415, 'not a picture of a kind that is read');
  const data = new Uint8Array(bytes).buffer;
  const { format, size, cut, roomy } = planOf(wanted, await measure(data), kind);
  const { background, quality = qualities[format] } = wanted;
  const behind = background ?? (format === 'jpeg' ? '#ffffff' : undefined);
  const { data: painted } = await ipx(
    '/given',
    {
      format,
      // Sizes never exceed the source's by now; ipx's own check knows nothing of pictures that lie on their side.
      enlarge: '',
      fit: roomy ? 'contain' : 'fill',
      resize: `${size.width}x${size.height}`,
      background: behind ?? '#00000000',
      ...(behind && { flatten: '' }),
      // Enlarged it is to be a haze, not a mosaic; and smooth it weighs less.
      ...(wanted.width === standInWidth && { blur: '1' }),
      ...(cut && { extract: [cut.left, cut.top, cut.width, cut.height].join('_') }),
      ...(quality && { quality: String(quality) }),
    },
    { data },
  ).process();
  return { format, data: Buffer.from(painted) };
};

/** Makes what is wanted of a source. Whatever goes wrong within is the source's fault. */
export const paint = async (bytes: Uint8Array, wanted: Wanted): Promise<Painted> => {
  try {
    return await paintIt(bytes, wanted);
  } catch (failure) {
    if (failure instanceof ImageFault) throw failure;
    if (/pixel limit/i.test(String(failure))) throw new ImageFault(413, 'more pixels than can be worked on');
    throw new ImageFault(415, `not a picture that can be read: ${String(failure)}`);
  }
};

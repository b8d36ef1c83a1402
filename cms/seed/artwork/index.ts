/** Every picture of the demo, drawn when it is planted: no picture file is kept, and none is anyone else's. */
import type { Picture } from '../define';
import { drawCutout } from './people/cutout';
import { drawPortrait } from './people/portrait';
import { drawArt } from './picture/art';
import { drawWordmark } from './wordmarks';

export interface Drawn {
  buffer: Buffer;
  extension: 'jpg' | 'png' | 'webp';
  mimetype: string;
}

const jpeg = (buffer: Buffer): Drawn => ({ buffer, extension: 'jpg', mimetype: 'image/jpeg' });
const png = (buffer: Buffer): Drawn => ({ buffer, extension: 'png', mimetype: 'image/png' });

export const draw = async (picture: Picture): Promise<Drawn> => {
  switch (picture.$picture) {
    case 'art':
      return jpeg(await drawArt(picture.slug, picture.motif, picture.view));
    case 'portrait':
      return jpeg(await drawPortrait(picture.person));
    case 'cutout':
      return png(await drawCutout(picture.person));
    case 'wordmark':
      return png(await drawWordmark(picture.name));
  }
};

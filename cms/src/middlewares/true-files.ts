import { open } from 'node:fs/promises';
import { errors } from '@strapi/utils';
import { fileTypes } from '../files/types';

interface Part {
  filepath: string;
  originalFilename?: string;
}

interface Uploading {
  request: { files?: Record<string, Part | Part[]> };
}

const head = async (path: string) => {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

/**
 * Refuses an uploaded file whose content is none of the kinds we take, whatever its name says. Strapi looks at the content
 * too, but where it recognises nothing (HTML, SVG, plain text) it believes the name.
 */
export default () => async (ctx: Uploading, next: () => Promise<void>) => {
  for (const part of Object.values(ctx.request.files ?? {}).flat()) {
    const start = await head(part.filepath);
    if (!fileTypes.some((type) => type.matches(start))) {
      throw new errors.ValidationError(`${part.originalFilename ?? 'The file'} is not of a kind that can be uploaded`);
    }
  }
  await next();
};

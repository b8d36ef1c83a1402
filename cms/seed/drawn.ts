import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Drawn, draw } from './artwork';
import type { Picture } from './define';

const kept = resolve(process.cwd(), '.tmp', 'drawn');
const mimetypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

/** What the pictures are made by: another brush, other pictures. */
const brush = (): string => {
  const hash = createHash('sha256');
  const folder = join(__dirname, 'artwork');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.js(on)?$/.test(name));
  for (const name of files.sort()) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
};
let brushHash: string | undefined;

/**
 * A picture, drawn once: some two hundred of them take a minute and more, and a second planting (a reset, the tests, a
 * PostgreSQL beside the SQLite file) need not wait for the same ones again.
 */
export const drawOnce = async (picture: Picture): Promise<Drawn> => {
  brushHash ??= brush();
  const key = createHash('sha256').update(brushHash).update(JSON.stringify(picture)).digest('hex');
  const extension = picture.$picture === 'art' || picture.$picture === 'portrait' ? 'jpg' : 'png';
  const path = join(kept, `${key}.${extension}`);
  const known = await readFile(path).catch(() => undefined);
  if (known) return { buffer: known, extension, mimetype: mimetypes[extension] };
  const drawn = await draw(picture);
  mkdirSync(kept, { recursive: true });
  // Written aside and renamed: what stands under its name is whole, also after an interruption.
  await writeFile(`${path}.${process.pid}`, drawn.buffer);
  await rename(`${path}.${process.pid}`, path);
  return drawn;
};

import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Entry } from './define';
import { drawOnce } from './drawn';
import { type Asset, assetName, isAsset, isObject } from './marks';
import { mediaDir } from './model';

const folderName = 'Demo';
const fileTypes: Record<string, string> = { '.mp4': 'video/mp4', '.webm': 'video/webm', '.vtt': 'text/vtt' };

/** Every picture and file the content asks for, each once. */
const assetsIn = (entries: Entry[]): Map<string, Asset> => {
  const found = new Map<string, Asset>();
  const look = (value: unknown) => {
    if (isAsset(value)) found.set(assetName(value), value);
    else if (isObject(value)) Object.values(value).forEach(look);
  };
  look(entries);
  return found;
};

interface Source {
  path: string;
  filename: string;
  mimetype: string;
}

const sourceOf = async (name: string, asset: Asset, kept: string, workDir: string): Promise<Source> => {
  if ('$file' in asset) {
    return { path: join(kept, name), filename: name, mimetype: fileTypes[extname(name)] ?? 'application/octet-stream' };
  }
  const { buffer, extension, mimetype } = await drawOnce(asset);
  const filename = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.${extension}`;
  const path = join(workDir, filename);
  await writeFile(path, buffer);
  return { path, filename, mimetype };
};

/** Draws and uploads what the content shows, into one folder; answers with the file of each name. */
export const uploadMedia = async (strapi: Core.Strapi, entries: Entry[], say: (line: string) => void) => {
  const { upload, folder } = strapi.plugin('upload').services;
  if (!upload || !folder) throw new Error('The upload plugin is off');
  const { id: folderId } = await folder.create({ name: folderName, parent: null });
  const workDir = await mkdtemp(join(tmpdir(), 'demo-media-'));
  const kept = mediaDir(strapi);
  const files = new Map<string, number>();
  const waiting = [...assetsIn(entries)];
  const total = waiting.length;

  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, asset] = next;
      const { path, filename, mimetype } = await sourceOf(name, asset, kept, workDir);
      const { size } = await stat(path);
      const [uploaded] = await upload.upload({
        data: { fileInfo: { name: filename, folder: folderId } },
        files: { filepath: path, originalFilename: filename, mimetype, size },
      });
      files.set(name, uploaded.id);
      if (files.size % 10 === 0 || files.size === total) say(`${files.size} of ${total} pictures and films`);
    }
  };
  try {
    // Two at a time: while one is being drawn, another is being written.
    await Promise.all([worker(), worker()]);
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
  return files;
};

/** Removes the demo's folder with every file in it, from the disk too; what editors uploaded elsewhere stays. */
export const removeMedia = async (strapi: Core.Strapi) => {
  const folders = await strapi.db
    .query('plugin::upload.folder')
    .findMany({ where: { name: folderName, parent: null } });
  await strapi
    .plugin('upload')
    .service('folder')
    .deleteByIds(folders.map(({ id }) => id));
};

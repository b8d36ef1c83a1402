import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../server/prerendered/manifest.ts';
import { siteUrl } from './openSite.ts';

/** What `npm run prerender` runs once everything is there, on the built site. */
export const prerender = (contentUrl: string, folder: string, env: Record<string, string> = {}) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const variables = { PATH: process.env['PATH'], LOG_LEVEL: 'silent', SITE_URL: siteUrl, CONTENT_URL: contentUrl };
    execFile(
      process.execPath,
      ['server/prerender.ts'],
      { env: { ...variables, PRERENDER_DIR: folder, ...env } },
      (fault, stdout, stderr) => resolve({ code: fault ? Number(fault.code) : 0, said: stdout + stderr }),
    );
  });

export const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));

export const setsIn = (folder: string): string[] => readdirSync(folder).filter((name) => name !== 'manifest.json');

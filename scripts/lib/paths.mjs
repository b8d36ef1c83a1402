import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's own folders. Everything the scripts touch lies below `root`. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const site = join(root, 'site');
/** What the site's build made for the browser. */
export const client = join(site, 'build', 'client');
export const cms = join(root, 'cms');
export const logs = join(root, '.logs');
export const bin = join(root, 'node_modules', '.bin');

/** Node 24, which the root package pins; it exists once the root is installed. */
export const node24 = join(bin, 'node');

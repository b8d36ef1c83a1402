/** What was compiled before goes first: a renamed file would otherwise live on. The built admin panel (dist/build) stays. */
import { rmSync } from 'node:fs';

for (const folder of ['config', 'seed', 'src']) {
  rmSync(new URL(`../dist/${folder}`, import.meta.url), { recursive: true, force: true });
}

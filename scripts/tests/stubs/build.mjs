// Stands in for a build: makes what the launcher expects, slowly or wrongly when told so.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

console.log('building', ...process.argv.slice(2));
await new Promise((resolve) => setTimeout(resolve, Number(process.env.STUB_BUILD_MS ?? 0)));
if (process.env.STUB_BUILD_FAILS) {
  console.error('the stub was told to fail');
  process.exit(3);
}
// As a seed program, what was built leaves a database behind; as anything else it is never run.
const program =
  "const fs = require('node:fs'); fs.mkdirSync('.tmp', { recursive: true }); fs.writeFileSync('.tmp/data.db', '');";
for (const file of process.argv.slice(2)) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, program);
}

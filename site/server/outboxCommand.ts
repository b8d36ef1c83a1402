import { runCommand } from './outbox/command/run.ts';

// What `npm run outbox` runs. It works beside a running site, on either database.
const { out = '', error = '', code } = await runCommand(process.argv.slice(2), process.env);
process.stderr.write(error);
// Set rather than called: a pipe takes a long table only bit by bit.
process.exitCode = code;
process.stdout.write(out);

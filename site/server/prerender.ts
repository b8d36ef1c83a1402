import { type Config, parseConfig } from './config.ts';
import { createLog, failureDetails } from './log.ts';
import { makeSet } from './prerendered/make.ts';

/** No visitor waits for these: a slow answer is no fault. Milliseconds. */
const patience = 30_000;

/** What `npm run prerender` runs: its last line is how far it is, and at the end what came of it. */
const prerender = async (): Promise<number> => {
  const start = performance.now();
  const given = parseConfig(process.env);
  const config: Config = { ...given, contentTimeoutMs: Math.max(given.contentTimeoutMs, patience) };
  const built: typeof import('./app.ts') = await import(new URL('../build/server/index.js', import.meta.url).href);
  const app = built.createApp(config, createLog(config.logLevel));
  await Promise.all([app.stores.frames.warm(), app.stores.jobs.reload()]);
  if (!app.stores.frames.ready()) return end(`The content service at ${config.contentUrl} does not answer.`, 1);

  const { count, bytes, absent, failed } = await makeSet(app, config, (done) => say(`${done} addresses`));
  if (absent.length > 0) say(`Not published: ${absent.join(', ')}`);
  if (failed.length > 0) return end(`These addresses failed, and the earlier set stays:\n${failed.join('\n')}`, 1);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return end(`${count} addresses, ${(bytes / 1e6).toFixed(1)} MB, ${seconds} s, in ${config.prerenderDir}`, 0);
};

const say = (line: string) => process.stdout.write(`${line}\n`);

const end = (line: string, code: number): number => {
  say(line);
  return code;
};

process.exitCode = await prerender().catch((failure: unknown) =>
  end(failure instanceof Error ? failure.message : JSON.stringify(failureDetails(failure)), 1),
);
// Menus may be on their way behind its back: nobody waits for them.
process.exit();

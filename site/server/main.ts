import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Config, ConfigError, parseConfig } from './config.ts';
import { development } from './development.ts';
import { keepReading } from './keepReading.ts';
import { createLog } from './log.ts';
import { mailFolder } from './mail/mailer.ts';
import { stopOnSignals } from './stop.ts';

const readConfig = (): Config => {
  try {
    return parseConfig(process.env);
  } catch (fault) {
    if (!(fault instanceof ConfigError)) throw fault;
    process.stderr.write(`${fault.message}\n`);
    process.exit(1);
  }
};

const config = readConfig();
const log = createLog(config.logLevel);

// Slow senders are cut off: 5 s for a header, 15 s for a request.
const server = createServer({ headersTimeout: 5_000, requestTimeout: 15_000, connectionsCheckingInterval: 1_000 });
const site = process.argv.includes('--dev') ? await development(config, log, server) : await production();
server.on('request', site.listener);

async function production() {
  const built: typeof import('./app.ts') = await import(new URL('../build/server/index.js', import.meta.url).href);
  const app = built.createApp(config, log);
  return { app, listener: getRequestListener(app.fetch, { overrideGlobalObjects: false }) };
}

const stopReading = keepReading(site.app, config);
if (!config.smtpUrl)
  log.warn({ folder: mailFolder(config) }, 'no SMTP_URL: mails are kept as files, and sent to nobody');
site.app.leads.start();
stopOnSignals(server, log, async (answered) => {
  stopReading();
  await site.app.leads.close(answered);
});

server.on('error', (fault: NodeJS.ErrnoException) => {
  const reason = fault.code === 'EADDRINUSE' ? `Port ${config.port} is taken; set PORT to a free one.` : fault.message;
  process.stderr.write(`${reason}\n`);
  process.exit(1);
});
server.listen(config.port, config.host, () =>
  log.info({ url: config.siteUrl, locales: config.locales }, 'site listening'),
);

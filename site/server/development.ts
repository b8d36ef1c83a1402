import type { RequestListener, Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Config } from './config.ts';
import type { Log } from './log.ts';

/** The same server on Vite: files are compiled as they are asked for, and pages reload when they change. */
export const development = async (config: Config, log: Log, server: Server) => {
  const { createServer } = await import('vite');
  // Reload travels over the site's own port, so that a second site may be developed beside it.
  const vite = await createServer({ server: { middlewareMode: true, ws: { server } } });
  const load = async (): Promise<typeof import('./app.ts')> => {
    const loaded = await vite.ssrLoadModule('./server/app.ts');
    if (typeof loaded['createApp'] !== 'function') throw new Error('server/app.ts exports no createApp');
    return loaded as typeof import('./app.ts');
  };
  let module = await load();
  let app = module.createApp(config, log);

  const renew = async () => {
    // Vite hands back the same module until a file it stands on has changed.
    const current = await load();
    if (current === module) return;
    module = current;
    void app.leads.close();
    app = current.createApp(config, log);
    app.leads.start();
  };

  const listener: RequestListener = (request, response) => {
    vite.middlewares(request, response, async () => {
      try {
        await renew();
      } catch (failure) {
        // Vite has said it on the terminal. A file in the middle of being written must not end the server.
        response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(failure));
        return;
      }
      await getRequestListener(app.fetch, { overrideGlobalObjects: false })(request, response);
    });
  };
  return {
    listener,
    get app() {
      return app;
    },
  };
};

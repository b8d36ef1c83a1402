import type { HttpBindings } from '@hono/node-server';

/** What Hono's context carries through the site's middleware. */
export interface Env {
  Bindings: HttpBindings;
}

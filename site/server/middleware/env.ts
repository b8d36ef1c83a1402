import type { HttpBindings } from '@hono/node-server';
import type { Outcome } from '../../app/forms/outcome.ts';

/** What Hono's context carries through the site's middleware. */
export interface Env {
  Bindings: HttpBindings;
  /** What became of the form that this page is to show it of. */
  Variables: { outcome?: Outcome };
}

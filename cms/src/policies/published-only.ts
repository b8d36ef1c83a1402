import { trespass } from '../reading/trespass';

interface Asking {
  state: { auth?: { strategy?: { name?: string } } };
  // A policy sees a copy of the context, which lacks `query` itself.
  request: { query: Record<string, unknown> };
}

/**
 * Visitors, signed in or not, read what is published and nothing about who made it. Strapi on its own hands drafts to
 * whoever may `find` (`?status=draft`). A content API token, which an administrator gives out, may ask for more.
 */
export default (ctx: Asking): boolean =>
  ctx.state.auth?.strategy?.name === 'content-api-token' || trespass(ctx.request.query) === undefined;

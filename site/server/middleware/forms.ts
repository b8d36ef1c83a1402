import type { Context, Hono, MiddlewareHandler } from 'hono';
import { formNameOf } from '../../app/forms/fields.ts';
import { formKey, type Outcome, sentKey, trapKey } from '../../app/forms/outcome.ts';
import { readValues } from '../../app/forms/read.ts';
import { captchaKey, tokenKey, tokenPath } from '../../app/forms/token.ts';
import { m } from '../../app/locale/paraglide/messages.js';
import { localeOfPath } from '../../app/locale/paths.ts';
import { clientAddressBehind } from '../clientAddress.ts';
import type { Config } from '../config.ts';
import { formTypesOnly, refuse, withinLimit } from '../forms/body.ts';
import { captchaCheck } from '../forms/captcha.ts';
import type { FormLimits } from '../forms/limits.ts';
import { senderOf } from '../forms/origin.ts';
import { takeForm } from '../forms/take.ts';
import { thanksBy } from '../forms/thanks.ts';
import { timeTokens } from '../forms/timeToken.ts';
import type { Log } from '../log.ts';
import type { Outbox } from '../outbox/entry.ts';
import { signerFor } from '../signing/signer.ts';
import type { Env } from './env.ts';

/** Screens with an action of their own. Mail providers unsubscribe people too, from no page of ours (RFC 8058). */
const ownActions = /^\/[a-z]{2}\/newsletter\/(confirm|unsubscribe)$/;

const statuses = {
  invalid: 422,
  'too-fast': 422,
  'too-old': 422,
  trap: 422,
  captcha: 422,
  'too-many': 429,
  'too-large': 413,
  unavailable: 503,
} as const;

interface Parts {
  outbox: Outbox;
  limits: FormLimits;
  secret: string;
}

/** The status of a page, or of an answer to script, that shows what became of a form. */
export const statusOf = (outcome: Outcome) => (outcome.sent ? 200 : statuses[outcome.refusal]);

/**
 * Forms (`behaviour.md` §8). They post to the page they stand on: without script that page comes again with what is to
 * be mended, or a redirect to its thank-you state; a script that asks for JSON gets what became of it.
 */
export const forms = (app: Hono<Env>, config: Config, log: Log, { outbox, limits, secret }: Parts) => {
  const { siteUrl, trustedProxies, locales } = config;
  const { protocol, hostname } = new URL(siteUrl);
  const tokens = timeTokens(signerFor(secret, 'form-time'));
  const thanks = thanksBy(signerFor(secret, 'form-thanks'), protocol === 'https:');
  const clientAddress = clientAddressBehind(trustedProxies);
  const captcha = config.captcha && captchaCheck(config.captcha, hostname, log);
  const take = takeForm({ outbox, tokens, limits, captcha, log });

  const sentFrom = (c: Context<Env>) => senderOf((name) => c.req.header(name), siteUrl);

  const ownPagesOnly: MiddlewareHandler<Env> = async (c, next) => {
    if (sentFrom(c) !== 'foreign' || ownActions.exec(c.req.path)?.[1] === 'unsubscribe') return next();
    log.warn({ origin: c.req.header('origin'), siteUrl }, 'form from a foreign page refused');
    return refuse(c, 403, m.post_foreign);
  };

  const answer = async (c: Context<Env>, outcome: Outcome, next: () => Promise<void>) => {
    const later: Record<string, string> =
      outcome.sent || outcome.retryAfter === undefined ? {} : { 'retry-after': String(outcome.retryAfter) };
    if (/^application\/json\b/.test(c.req.header('accept') ?? ''))
      return c.json(outcome, statusOf(outcome), { 'cache-control': 'no-store', ...later });
    if (!outcome.sent) {
      c.set('outcome', outcome);
      await next();
      for (const [name, value] of Object.entries(later)) c.res.headers.set(name, value);
      return;
    }
    c.header('cache-control', 'no-store');
    await thanks.promise(c, outcome.form, outcome.name);
    const page = new URL(c.req.url);
    page.searchParams.set(sentKey, outcome.form);
    return c.redirect(page.pathname + page.search, 303);
  };

  app.get(tokenPath, async (c) => c.text(await tokens.issue(), 200, { 'cache-control': 'no-store' }));

  app.post('*', ownPagesOnly, formTypesOnly, withinLimit, async (c, next) => {
    if (ownActions.test(c.req.path)) return next();
    const locale = localeOfPath(c.req.path);
    if (!locale || !locales.includes(locale)) return c.notFound();
    const body = await c.req.formData().catch(() => undefined);
    const form = formNameOf(body?.get(formKey));
    if (!body || !form) return refuse(c, 400, m.post_no_form);
    const entry = (name: string): string => {
      const value = body.get(name);
      return typeof value === 'string' ? value : '';
    };
    const outcome = await take({
      form,
      locale,
      values: readValues(form, entry),
      token: entry(tokenKey),
      captcha: entry(captchaKey),
      trap: entry(trapKey),
      fromOwnPage: sentFrom(c) === 'own',
      address: clientAddress(c.env.incoming.socket.remoteAddress, c.req.header('x-forwarded-for')),
    });
    return answer(c, outcome, next);
  });

  app.get('*', async (c, next) => {
    const sent = c.req.query(sentKey);
    const outcome = sent && localeOfPath(c.req.path) ? await thanks.read(c, sent) : undefined;
    if (!outcome) return next();
    c.set('outcome', outcome);
    await next();
    thanks.forget(c);
  });
};

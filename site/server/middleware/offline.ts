import type { Hono } from 'hono';
import { isLocale } from '../../app/locale/locales.ts';
import type { Config } from '../config.ts';
import { offlinePage } from '../offline/page.ts';
import type { Env } from './env.ts';

/** `/offline/{locale}`: what `public/service-worker.js` keeps for when there is no network. */
export const offline = (app: Hono<Env>, { locales }: Config) =>
  app.get('/offline/:locale', (c) => {
    const locale = c.req.param('locale');
    if (!isLocale(locale) || !locales.includes(locale)) return c.text('Not Found', 404);
    return c.html(offlinePage(locale), 200, { 'cache-control': 'public, max-age=0, must-revalidate' });
  });

import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { type FormName, formNameOf } from '../../app/forms/fields.ts';
import type { Outcome } from '../../app/forms/outcome.ts';
import { thanksCookie } from '../../app/forms/token.ts';
import type { Env } from '../middleware/env.ts';
import type { Signer } from '../signing/signer.ts';

/** Long enough for a redirect on a slow line (seconds). */
const lifetime = 120;
/** A name that long fits on no screen, and in no cookie after two encodings. */
const longestName = 120;

/**
 * Carries the name to the thank-you state across a redirect (`behaviour.md` §8): signed, short-lived, read once. Without
 * it nobody is thanked, since an address alone proves nothing.
 */
export const thanksBy = (signer: Signer, secure: boolean) => ({
  promise: async (c: Context<Env>, form: FormName, name: string): Promise<void> => {
    const value = await signer.sign({ form, name: name.slice(0, longestName) }, lifetime);
    setCookie(c, thanksCookie, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge: lifetime });
  },
  read: async (c: Context<Env>, sent: string): Promise<Outcome | undefined> => {
    const opened = await signer.open(getCookie(c, thanksCookie) ?? '');
    if (opened.state !== 'good') return undefined;
    const form = formNameOf(opened.payload['form']);
    if (!form || form !== sent) return undefined;
    return { form, sent: true, name: String(opened.payload['name'] ?? '') };
  },
  forget: (c: Context<Env>): void => {
    deleteCookie(c, thanksCookie, { path: '/', secure });
  },
});

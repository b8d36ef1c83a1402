import type { FormName } from './fields.ts';

/** What a form's script sends beside its fields: the signed time of its first focus, and the word of a captcha. */
export const tokenKey = 'token';
export const captchaKey = 'captcha';
/** What a form is called to the captcha's provider: an action's name has letters, digits and `_` alone. */
export const captchaAction = (form: FormName): string => form.replaceAll('-', '_');
/** Hands out the signed time of a form's first focus, as plain text; `no-store`. */
export const tokenPath = '/forms/token';

/** Where a form's script keeps what was typed and not sent (session storage); on the list of `frame/cookies.ts`. */
export const draftsKey = 'form_drafts';

/** Carries the submitter's name to the thanks, where no script does; on the list of `frame/cookies.ts`. */
export const thanksCookie = 'form_thanks';

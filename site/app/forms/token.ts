/** What a form's script sends beside its fields: the signed time of its first focus, and the word of a captcha. */
export const tokenKey = 'token';
export const captchaKey = 'captcha';
/** Hands out the signed time of a form's first focus, as plain text; `no-store`. */
export const tokenPath = '/forms/token';

/** Carries the submitter's name to the thanks, where no script does; on the list of `frame/cookies.ts`. */
export const thanksCookie = 'form_thanks';

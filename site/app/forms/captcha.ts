/** How the site's captcha is set up (`behaviour.md` §8). */
export interface CaptchaSettings {
  version: 'v2' | 'v3';
  key: string;
  language?: string | undefined;
  enterprise: boolean;
  /** Where the provider's script is, without its file's name. */
  url: string;
}

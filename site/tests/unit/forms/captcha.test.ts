import { afterEach, expect, test, vi } from 'vitest';
import { captchaToken } from '../../../app/browser/captcha/captcha.ts';
import type { Captcha } from '../../../app/visit.server.ts';

afterEach(() => vi.restoreAllMocks());

const set: Captcha = { version: 'v3', key: 'key', enterprise: false, url: 'https://provider.example' };

// As a page may have been told whose site has changed since.
const unversioned: Captcha = JSON.parse('{"version":"","key":"key","url":"https://provider.example"}');

test.each([
  { settings: { ...set, key: '' }, told: 'ReCaptcha error: No key provided' },
  { settings: unversioned, told: 'ReCaptcha error: No version provided' },
])('$told', async ({ settings, told }) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(captchaToken(settings, 'contact')).rejects.toThrow(told);
  expect(error).toHaveBeenCalledExactlyOnceWith(told);
});

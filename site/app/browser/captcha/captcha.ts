import type { Captcha } from '../../visit.server.ts';
import { loadProvider, type Provider } from './provider.ts';

/** How long somebody may take over a puzzle (milliseconds). */
const patience = 60_000;

/** The texts of `spec.md` §8, on the console; nobody is kept from sending a form by them. */
const fail = (message: string): never => {
  console.error(message);
  throw new Error(message);
};

const nothing = 'Failed to execute';

/** An invisible widget, once per document: what it finds goes to whoever asked last. */
let widget: number | undefined;
let answer: (token: string | undefined) => void = () => undefined;

const fromWidget = (provider: Provider, key: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    answer = resolve;
    setTimeout(resolve, patience);
    if (widget === undefined) {
      const place = document.createElement('div');
      document.body.append(place);
      widget = provider.render(place, {
        sitekey: key,
        size: 'invisible',
        callback: (token) => answer(token),
        'error-callback': () => answer(undefined),
        'expired-callback': () => answer(undefined),
      });
    } else provider.reset(widget);
    provider.execute(widget);
  });

/**
 * Fetches the provider's script, which the visitor must have allowed; a second call finds it there.
 * @throws when it is not set up, or its script does not come; the console tells
 */
export const loadCaptcha = (settings: Captcha): Promise<Provider> => {
  if (!settings.key) return fail('ReCaptcha error: No key provided');
  if (settings.version !== 'v2' && settings.version !== 'v3') return fail('ReCaptcha error: No version provided');
  return loadProvider(settings).catch(() => fail('ReCaptcha error: Failed to load script'));
};

/**
 * A token that says what the provider takes this visitor for, good for one submission.
 * @param action what is done: letters and underscores, as v3 wants them
 * @throws when there is none; the console tells why
 */
export const captchaToken = async (settings: Captcha, action: string): Promise<string> => {
  const provider = await loadCaptcha(settings);
  const { version, key } = settings;
  const token = await Promise.resolve()
    .then(() => (version === 'v3' ? provider.execute(key, { action }) : fromWidget(provider, key)))
    .catch(() => fail('ReCaptcha error: Failed to execute'));
  return token || fail(nothing);
};

import type { Captcha } from '../../visit.server.ts';

/** What of the provider's script is used here. */
export interface Provider {
  ready: (then: () => void) => void;
  render: (
    place: HTMLElement,
    options: {
      sitekey: string;
      size: 'invisible';
      callback: (token: string) => void;
      'error-callback': () => void;
      'expired-callback': () => void;
    },
  ) => number;
  reset: (widget: number) => void;
  execute: (widgetOrKey: number | string, options?: { action: string }) => Promise<string> | undefined;
}

declare global {
  interface Window {
    grecaptcha?: Provider & { enterprise?: Provider };
  }
}

/** A script that takes longer will not come (milliseconds). */
const timeout = 15_000;

const addressOf = ({ version, key, language, enterprise, url }: Captcha): string => {
  const address = new URL(`${url}/${enterprise ? 'enterprise' : 'api'}.js`);
  address.searchParams.set('render', version === 'v3' ? key : 'explicit');
  if (language) address.searchParams.set('hl', language);
  return address.href;
};

let loading: Promise<Provider> | undefined;

const load = (settings: Captcha): Promise<Provider> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = addressOf(settings);
    const fail = () => {
      script.remove();
      loading = undefined;
      reject(new Error(`No answer from ${script.src}`));
    };
    const timer = setTimeout(fail, timeout);
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const provider = settings.enterprise ? window.grecaptcha?.enterprise : window.grecaptcha;
      if (!provider) return fail();
      provider.ready(() => {
        clearTimeout(timer);
        resolve(provider);
      });
    });
    document.head.append(script);
  });

/** The provider's script, fetched once; after a failure it is asked for again. */
export const loadProvider = (settings: Captcha): Promise<Provider> => {
  loading ??= load(settings);
  return loading;
};

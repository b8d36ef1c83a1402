import { type Choice, nothing } from './consent/choice.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Google Consent Mode v2: advertising is what the site calls marketing. */
const signals = ({ analytics, marketing }: Choice) => {
  const word = (allowed: boolean) => (allowed ? 'granted' : 'denied');
  return {
    ad_storage: word(marketing),
    ad_user_data: word(marketing),
    ad_personalization: word(marketing),
    analytics_storage: word(analytics),
  };
};

/** The tag manager tells a command from an event by its being an `arguments` object; an array would be ignored. */
function command(..._words: ['consent', 'default' | 'update', ReturnType<typeof signals>]): IArguments {
  // biome-ignore lint/complexity/noArguments: see above
  return arguments;
}

/** The layer begins with everything denied, so that nothing in it can come before that. */
const layer = (): unknown[] => {
  window.dataLayer ??= [command('consent', 'default', signals(nothing))];
  return window.dataLayer;
};

/** Tells the tag manager, which reads it when there is one. By itself this stores nothing and asks nobody. */
export const pushEvent = (event: Record<string, unknown>): void => {
  layer().push(event);
};

export const pushConsent = (choice: Choice): void => {
  layer().push(command('consent', 'update', signals(choice)));
};

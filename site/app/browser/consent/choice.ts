/** What a visitor may allow or refuse (`behaviour.md` §5); what is necessary is not asked. */
export const optionalCategories = ['analytics', 'marketing'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

export type Choice = Readonly<Record<OptionalCategory, boolean>>;

export const everything: Choice = { analytics: true, marketing: true };
export const nothing: Choice = { analytics: false, marketing: false };

/** Raised when the categories change their meaning: then everybody is asked again. */
const version = 'v1';

/** `v1.analytics.marketing`: what is allowed, and under which question. */
export const writeChoice = (choice: Choice): string =>
  [version, ...optionalCategories.filter((category) => choice[category])].join('.');

/** Undefined for what is no choice, or the answer to another question. */
export const readChoice = (value: string | undefined): Choice | undefined => {
  const [under, ...allowed] = value?.split('.') ?? [];
  if (under !== version) return undefined;
  return { analytics: allowed.includes('analytics'), marketing: allowed.includes('marketing') };
};

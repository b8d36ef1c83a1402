import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import type { Right } from './rights.ts';

/** The rights in the visitor's language. @param until when what is temporary ends, e.g. "until Friday" */
export const useRightLabels = (until: string | undefined): Record<Right, string> => {
  const options = { locale: useLocale() };
  return {
    may: m.access_may({}, options),
    mayUntil: until ? m.access_may_until({ until }, options) : m.access_may_for_now({}, options),
    mayLook: m.access_may_look({}, options),
    mayNot: m.access_may_not({}, options),
  };
};

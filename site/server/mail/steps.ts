import type { Locale } from '../../app/locale/locales.ts';
import type { Step } from '../outbox/step.ts';
import type { ReadHouse } from './house.ts';
import { agencyLetter } from './letters/agency.ts';
import { visitorLetter } from './letters/visitor.ts';
import type { Post } from './post.ts';

interface Parts {
  post: Post;
  house: ReadHouse;
  /** The agency's own. */
  defaultLocale: Locale;
}

/** The two mails about a contact form: to the agency, and thanks to whoever wrote. */
export const contactSteps = ({ post, house, defaultLocale }: Parts) => {
  const agency: Step = async (entry, signal) => {
    const about = await house(defaultLocale);
    await post.toAgency('agency', entry, about, agencyLetter(entry, about, defaultLocale), signal);
  };

  const visitor: Step = async (entry, signal) => {
    const about = await house(entry.locale);
    await post.toVisitor('visitor', entry, about, visitorLetter(entry, about), signal);
  };

  return { agency, visitor };
};

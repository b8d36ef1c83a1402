import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { mayGrow } from '../browser/growing/mayGrow.ts';
import { isSitePath, localePath } from './paths.ts';
import { useLocale } from './useLocale.ts';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** As an editor writes it: a site path without its language, a whole address, `mailto:` or `tel:`. */
  to: string;
  /** Whether the picture beside it grows into the header of the page it leads to, or shrinks back into its card. */
  grows?: boolean;
}

/** A link in the visitor's language. Only paths of the site go through the router. */
export const LocaleLink = ({ to, grows = false, children, ...rest }: Props) => {
  const locale = useLocale();
  if (isSitePath(to))
    return (
      <Link to={localePath(locale, to)} viewTransition={grows && mayGrow()} {...rest}>
        {children}
      </Link>
    );
  const external = /^https?:/i.test(to);
  return (
    <a href={to} {...(external ? { rel: 'noopener' } : {})} {...rest}>
      {children}
    </a>
  );
};

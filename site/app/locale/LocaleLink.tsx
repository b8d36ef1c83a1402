import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { isSitePath, localePath } from './paths.ts';
import { useLocale } from './useLocale.ts';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** As an editor writes it: a site path without its language, a whole address, `mailto:` or `tel:`. */
  to: string;
}

/** A link in the visitor's language. Only paths of the site go through the router. */
export const LocaleLink = ({ to, children, ...rest }: Props) => {
  const locale = useLocale();
  if (isSitePath(to))
    return (
      <Link to={localePath(locale, to)} {...rest}>
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

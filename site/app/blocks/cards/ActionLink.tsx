import { LocaleLink } from '../../locale/LocaleLink.tsx';
import type { SiteLink } from '../fields/index.ts';

/** A link that stands by itself, with the few words an editor may add to it. */
export const ActionLink = ({ link: { label, url, description } }: { link: SiteLink }) => (
  <p>
    <LocaleLink to={url}>{label}</LocaleLink>
    {description && <span> {description}</span>}
  </p>
);

import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { PartnerCard } from '../fields/index.ts';

type Partner = Pick<PartnerCard, 'name' | 'url' | 'logo'>;

/** A word mark, which is read out as the company's name; a company without one is its name. */
export const PartnerMark = ({ partner: { name, url, logo } }: { partner: Partner }) => {
  const mark = logo ? <Picture image={logo} alt={name} fit="contain" sizes="(width < 1024px) 45vw, 16rem" /> : name;
  return url ? <LocaleLink to={url}>{mark}</LocaleLink> : mark;
};

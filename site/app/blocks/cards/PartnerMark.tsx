import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { PartnerCard } from '../fields/index.ts';

type Partner = Pick<PartnerCard, 'name' | 'url' | 'logo'>;

/** A mark less than this many times as wide as it is high stands in two lines, and needs more height to be read as well. */
const twoLines = 3.6;

const isHigh = ({ width, height }: { width: number | undefined; height: number | undefined }) =>
  width !== undefined && height !== undefined && width / height < twoLines;

/** A word mark, which is read out as the company's name; a company without one is its name. */
export const PartnerMark = ({ partner: { name, url, logo } }: { partner: Partner }) => {
  const mark = logo ? (
    <span data-mark={isHigh(logo) ? 'high' : 'long'}>
      <Picture image={logo} alt={name} fit="contain" sizes="(width < 1024px) 45vw, 16rem" />
    </span>
  ) : (
    name
  );
  return url ? <LocaleLink to={url}>{mark}</LocaleLink> : mark;
};

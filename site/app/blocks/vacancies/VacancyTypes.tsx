import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { FilterLinks } from '../../ui/FilterLinks.tsx';
import type { Group } from './groups.ts';
import { typeLabels } from './labels.ts';

interface Props {
  groups: Group[];
  count: number;
  chosen: Group | undefined;
}

/**
 * The types as pressed words. They lead to a place in the page, for which the others step aside. So the choice stands in
 * the address, and the page is the same bytes for everyone.
 */
export const VacancyTypes = ({ groups, count, chosen }: Props) => {
  const locale = useLocale();
  const all = { label: m.filter_all({}, { locale }), href: '#vacancies', count, current: !chosen };
  const words = groups.flatMap((group) => {
    const { type, offers } = group;
    if (!type) return [];
    const label = typeLabels[type]({}, { locale });
    return { label, href: `#${type}`, count: offers.length, current: group === chosen };
  });
  return <FilterLinks label={m.filter_by_type({}, { locale })} options={[all, ...words]} />;
};

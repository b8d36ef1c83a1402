import { Asking } from '../../blocks/cards/Asking.tsx';
import type { PersonCard, SiteLink } from '../../blocks/fields/index.ts';
import { Section } from '../../blocks/Section.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';

interface Props {
  person: PersonCard | undefined;
  action: SiteLink | undefined;
}

/** How the page of a product or service ends: with somebody to ask, and the same offer as it began with. */
export const Ask = ({ person, action }: Props) => {
  const locale = useLocale();
  if (!person) return null;
  return (
    <Section theme="tide">
      <Asking title={m.case_want_to_know_more({}, { locale })} action={action} person={person} />
    </Section>
  );
};

import type { Address } from '../../../content/frame.ts';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { List } from '../../ui/List.tsx';
import { AddressCard } from './AddressCard.tsx';

interface Props {
  title: string | undefined;
  addresses: Address[];
}

/** Where to go, to write and to ring. */
export const Reach = ({ title, addresses }: Props) => {
  const locale = useLocale();
  if (addresses.length === 0) return null;
  return (
    <section aria-labelledby="reach-us">
      <h2 id="reach-us">{title ?? m.contact_visit({}, { locale })}</h2>
      <List of={addresses}>{(address) => <AddressCard address={address} />}</List>
    </section>
  );
};

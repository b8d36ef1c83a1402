import type { Address } from '../../../content/frame.ts';
import { Section } from '../../blocks/Section.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { List } from '../../ui/List.tsx';
import { AddressCard } from './AddressCard.tsx';
import styles from './contact.module.css';

interface Props {
  title: string | undefined;
  addresses: Address[];
}

/** Where to go, to write and to ring. */
export const Reach = ({ title, addresses }: Props) => {
  const locale = useLocale();
  if (addresses.length === 0) return null;
  return (
    <Section theme="fog">
      <h2 id="reach-us" className={styles.title}>
        {title ?? m.contact_visit({}, { locale })}
      </h2>
      <div className={styles.ways}>
        <List of={addresses}>{(address) => <AddressCard address={address} />}</List>
      </div>
    </Section>
  );
};

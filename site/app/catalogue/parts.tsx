import type { ReactNode } from 'react';
import { Carousel } from '../ui/carousel/Carousel.tsx';
import { Combobox } from '../ui/combobox/Combobox.tsx';
import { DepthGauge } from '../ui/DepthGauge.tsx';
import { DiscButton } from '../ui/disc/DiscButton.tsx';
import { DiscLink } from '../ui/disc/DiscLink.tsx';
import { Facts } from '../ui/Facts.tsx';
import { FilterLinks } from '../ui/FilterLinks.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Logo } from '../ui/Logo.tsx';
import { ArrowLink } from '../ui/link/ArrowLink.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Player } from '../ui/player/Player.tsx';
import { PlayFace } from '../ui/player/PlayFace.tsx';
import { Title } from '../ui/title/Title.tsx';
import { Ripple } from '../ui/water/Ripple.tsx';
import { Wave } from '../ui/water/Wave.tsx';
import styles from './parts.module.css';

const category = (label: string, count: number, current = false) => ({
  label,
  count,
  current,
  href: `?category=${label.toLowerCase()}`,
});

const reasons = [
  'Demo for Alloq',
  'Demo for Tradingterms',
  'Custom solution',
  'Partnership',
  'Looking for a job',
  'Other',
];

/** Parts of `app/ui` that stand alone, each with what shows it in full. */
export const parts: Record<string, () => ReactNode> = {
  disc: () => (
    <>
      <DiscLink to="/cases">All cases</DiscLink>
      <DiscLink to="/contact" size="medium">
        Send it
      </DiscLink>
      <DiscLink to="/contact" size="large">
        So, what is it?
      </DiscLink>
      <DiscButton>Close the lock</DiscButton>
      <DiscButton outlined>No, thank you</DiscButton>
      <DiscButton disabled>Not now</DiscButton>
    </>
  ),
  links: () => (
    <>
      <ArrowLink to="/cases">Further in</ArrowLink>
      <ArrowLink to="https://www.example.com" way="out">
        Another site
      </ArrowLink>
      <ArrowLink to="/cases" way="none">
        Plain
      </ArrowLink>
    </>
  ),
  title: () => (
    <>
      <Title as="h2" text="Cases" />
      <Title as="h2" text={'Software\nunder\nthe dike.'} kind="statement" />
      <Title as="h2" text="Besturingsverantwoordelijkheid voor waterkeringbeheerders in het rivierengebied" />
    </>
  ),
  wave: () => (
    <>
      {(['swell', 'calm', 'chop'] as const).map((sea) => (
        <div key={sea} className={styles.sea}>
          <Wave sea={sea} />
        </div>
      ))}
    </>
  ),
  ripple: () => <Ripple className={styles.ripple} />,
  pager: () => <Pager page={4} pageCount={12} href={(page) => `?page=${page}`} />,
  filter: () => (
    <FilterLinks label="Category" options={[category('All', 31, true), category('Craft', 12), category('Water', 0)]} />
  ),
  facts: () => (
    <Facts
      pairs={[
        { label: 'Client', values: ['Maasvlot'] },
        { label: 'Years', values: ['2024', '2025'] },
      ]}
    />
  ),
  icons: () => (['arrow', 'back', 'out', 'down', 'close'] as const).map((name) => <Icon key={name} name={name} />),
  logo: () => <Logo />,
  gauge: () => (
    <div className={styles.sea}>
      <DepthGauge metres={2.4} />
    </div>
  ),
  combobox: () => (
    <div className={styles.field}>
      <Combobox
        label="It is about"
        name="reason"
        placeholder="choose a reason"
        empty="Sorry, no matching options."
        options={reasons.map((label) => ({ label, value: label }))}
      />
    </div>
  ),
  player: () => (
    <Player film={{ title: 'A night on the pump', src: '/media/film.mp4', type: 'video/mp4' }} close="Close">
      <PlayFace>Play the film</PlayFace>
    </Player>
  ),
  carousel: () => (
    <Carousel
      label="Slides"
      head={<h2>Slides</h2>}
      slides={['One', 'Two', 'Three', 'Four'].map((word) => ({
        key: word,
        content: <p className={styles.slide}>{word}</p>,
      }))}
    />
  ),
};

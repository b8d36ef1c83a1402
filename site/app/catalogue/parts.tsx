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
import { forms } from './forms.tsx';
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

const seas = [
  { sea: 'calm', theme: 'tide', words: 'Calm: long and low. Into paper, into the footer.' },
  { sea: 'swell', theme: 'ink', words: 'Swell: the house wave. Hero, water themes.' },
  { sea: 'chop', theme: 'signal', words: 'Chop: short and quick. Where people stand in it.' },
] as const;

/** Parts of `app/ui` that stand alone, each with what shows it in full. */
export const parts: Record<string, () => ReactNode> = {
  ...forms,
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
  type: () => (
    <>
      <p className="t1">Vrachtaanvraag</p>
      <p className="t2">Aansprakelijkheids­verzekering</p>
      <p className="t3">Huurovereenkomst, opgezegd per kade</p>
      <p className="t4">Interaction designer, 0123456789</p>
      <p className="lead">Software that has to work at four in the morning.</p>
      <p>A bridge keeper does not stop opening the bridge because it is almost the weekend.</p>
      <p className="small muted">12 November 2026, 7 minutes</p>
      <p className={styles.accent}>This is a required field</p>
    </>
  ),
  wave: () => (
    <>
      {seas.map(({ sea, theme, words }) => (
        <div key={sea} className={styles.sea} data-theme={theme}>
          <Wave sea={sea} />
          <p className="t3">{words}</p>
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

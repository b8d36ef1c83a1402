import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { focusOn } from '../../browser/focusOn.ts';
import { subscriptionTokenKey } from '../../forms/subscription.ts';
import { m } from '../../locale/paraglide/messages.js';
import { localePath } from '../../locale/paths.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { DiscButton } from '../../ui/disc/DiscButton.tsx';
import { ArrowLink } from '../../ui/link/ArrowLink.tsx';
import { Title } from '../../ui/title/Title.tsx';
import { SunScene } from '../SunScene.tsx';
import { type Standing, standingStatus, type Words } from './standing.ts';
import styles from './words.module.css';

interface Props {
  words: Words;
  company: string;
  standing: Standing;
  /** Whether its button has been pressed. */
  pressed: boolean;
  children: ReactNode;
}

/** The token has been read: it need not stay in the address, where a tag manager or a shoulder might see it. */
const useCleanAddress = () =>
  useLayoutEffect(() => {
    if (location.search) history.replaceState(history.state, '', location.pathname);
  }, []);

const sunAt = (standing: Standing) => {
  if (standing === 'good') return 'up';
  return standing === 'subscribed' ? 'setting' : 'sunk';
};

/** What there is to say to somebody who came by a link in a letter, and what they can do about it. */
export const StandingScreen = ({ words, company, standing, pressed, children }: Props) => {
  const locale = useLocale();
  const title = words.title({}, { locale });
  useCleanAddress();
  useEffect(() => {
    if (pressed) focusOn('main h1');
  }, [pressed]);
  return (
    <SunScene sun={sunAt(standing)}>
      {/* Here, not in the route's `meta`, which is not told what became of the press. */}
      <title>{`${title} · ${company}`}</title>
      <Title text={title} />
      <p className={`lead ${styles.text}`}>{words.text({}, { locale })}</p>
      {children}
    </SunScene>
  );
};

/** One button, since mail scanners follow links but press none. It works without script, and so does its answer. */
export const Press = ({ screen, token, label }: { screen: string; token: string; label: string }) => (
  <form method="post" action={localePath(useLocale(), `/newsletter/${screen}`)}>
    <input type="hidden" name={subscriptionTokenKey} value={token} />
    <DiscButton type="submit" size="medium">
      {label}
    </DiscButton>
  </form>
);

/** The way to ask for the newsletter, again. */
export const AskAgain = ({ standing }: { standing: Standing }) => {
  const locale = useLocale();
  const label = standingStatus[standing] === 200 ? m.newsletter_way_back : m.newsletter_ask_again;
  return (
    <p>
      <ArrowLink to="/newsletter">{label({}, { locale })}</ArrowLink>
    </p>
  );
};

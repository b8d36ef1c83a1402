import { type ReactNode, useEffect } from 'react';
import type { FrameContent } from '../../content/frame.ts';
import { loadChunk } from '../browser/chunks.ts';
import { noThirdParties, ThirdPartiesContext } from '../browser/thirdParties.ts';
import { useWhenIdle } from '../browser/useWhenIdle.ts';
import { FormsContext, type FormsFacts, noFacts } from '../forms/context.ts';
import type { Locale } from '../locale/locales.ts';
import { m } from '../locale/paraglide/messages.js';
import { useLocale } from '../locale/useLocale.ts';
import type { ThirdParties } from '../visit.server.ts';
import { Footer } from './Footer.tsx';
import styles from './Frame.module.css';
import { Header } from './Header.tsx';

interface Props {
  locales: readonly Locale[];
  thirdParties: ThirdParties | undefined;
  /** Undefined while the content service has never answered: then the frame makes do with what it knows itself. */
  frame: FrameContent | undefined;
  forms: FormsFacts | undefined;
  children: ReactNode;
}

const loadConsent = () => import('./consent/Consent.tsx').then(({ Consent }) => Consent);

/** Header, page and footer. */
export const Frame = ({ locales, thirdParties = noThirdParties, frame, forms, children }: Props) => {
  const locale = useLocale();
  const { gtmId } = thirdParties;
  const Consent = useWhenIdle('consent', loadConsent);
  useEffect(() => {
    loadChunk('tag manager', () => import('../browser/tagManager.ts')).then(
      ({ followConsent }) => followConsent(gtmId),
      () => undefined,
    );
  }, [gtmId]);
  return (
    <ThirdPartiesContext value={thirdParties}>
      <FormsContext value={forms ?? noFacts}>
        <a href="#content" className={styles.skip}>
          {m.skip_to_content({}, { locale })}
        </a>
        {/* A place of its own: what comes beside the others, before them, has all of them styled anew. */}
        <div>{Consent && <Consent />}</div>
        <Header locales={locales} menu={frame?.menus['header'] ?? []} settings={frame?.settings} />
        <main id="content" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        <Footer menu={frame?.menus['footer'] ?? []} settings={frame?.settings} />
      </FormsContext>
    </ThirdPartiesContext>
  );
};

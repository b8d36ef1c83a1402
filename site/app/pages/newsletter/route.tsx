import { formId } from '../../forms/outcome.ts';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { DiscLink } from '../../ui/disc/DiscLink.tsx';
import { Title } from '../../ui/title/Title.tsx';
import { visitContext } from '../../visit.server.ts';
import { headTags } from '../head.ts';
import { everywhere, screenData } from '../page.server.ts';
import { reloadFor } from '../reload.ts';
import { SunScene } from '../SunScene.tsx';
import type { Route } from './+types/route.ts';
import styles from './words.module.css';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const visit = context.get(visitContext);
  const { locale, locales } = visit;
  const settings = (await visit.frame())?.settings;
  const title = settings?.newsletterTitle ?? m.newsletter_title({}, { locale });
  const screen = await screenData(
    visit,
    { title, metadata: undefined, localizations: everywhere(locales) },
    { path: '/newsletter' },
  );
  return { title, text: settings?.newsletterText, how: m.newsletter_how({}, { locale }), ...screen };
};

export const meta = ({ loaderData }: Route.MetaArgs) => headTags(loaderData?.head);

export const shouldRevalidate = reloadFor();

/** Where to ask for the newsletter, for links that lead there: the form is where it is on every page, at the foot. */
export default function NewsletterPage({ loaderData: { title, text, how } }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <SunScene sun="up">
      <Title text={title} />
      <div className={styles.text}>
        {text && <p className="lead">{text}</p>}
        <p>{how}</p>
      </div>
      <DiscLink to={`#${formId('newsletter')}`} icon="down">
        {m.newsletter_to_form({}, { locale })}
      </DiscLink>
    </SunScene>
  );
}

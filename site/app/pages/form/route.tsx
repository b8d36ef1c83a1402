import { Section } from '../../blocks/Section.tsx';
import { BannerContactForm } from '../../forms/BannerContactForm.tsx';
import { formScreen } from '../../forms/outcome.ts';
import { m } from '../../locale/paraglide/messages.js';
import { visitContext } from '../../visit.server.ts';
import { Writing } from '../contact/Writing.tsx';
import { headTags, unlisted } from '../head.ts';
import { Opening } from '../Opening.tsx';
import { everywhere, screenData } from '../page.server.ts';
import { reloadFor } from '../reload.ts';
import type { Route } from './+types/route.ts';

/** Reads nothing but the frame, of which the last good answer is kept. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const visit = context.get(visitContext);
  const { locale, locales, outcome } = visit;
  const form = outcome?.form ?? 'contact';
  const title = form === 'newsletter' ? m.newsletter_title({}, { locale }) : m.form_contact_label({}, { locale });
  const screen = await screenData(
    visit,
    { title, metadata: unlisted, localizations: everywhere(locales) },
    { path: formScreen },
  );
  return { form, title, ...screen };
};

export const meta = ({ loaderData }: Route.MetaArgs) => headTags(loaderData?.head);

export const shouldRevalidate = reloadFor();

/**
 * A form by itself, or its thanks. It stands in for the page that a form was sent from while the content service cannot
 * be reached (`server/pages.ts`): what was typed must not go with it. The newsletter's form is at the foot, as everywhere.
 */
export default function FormScreen({ loaderData: { form, title } }: Route.ComponentProps) {
  if (form === 'contact') return <Writing header={undefined} title={title} reason={undefined} />;
  return (
    <>
      <Opening header={undefined} title={title} />
      {form === 'banner-contact' && (
        <Section theme="paper" edge="swell">
          <BannerContactForm />
        </Section>
      )}
    </>
  );
}

import { ActionLink } from '../../blocks/cards/ActionLink.tsx';
import type { SiteImage, SiteLink } from '../../blocks/fields/index.ts';
import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';

interface Props {
  title: string;
  tagline: string;
  summary: string | undefined;
  image: SiteImage | undefined;
  imageNarrow: SiteImage | undefined;
  action: SiteLink | undefined;
}

/** What a product or service is, in two sentences, and what to do about it. */
export const Pitch = ({ title, tagline, summary, image, imageNarrow, action }: Props) => (
  <header>
    <p>
      <LocaleLink to="/solutions">{m.back_to_overview({}, { locale: useLocale() })}</LocaleLink>
    </p>
    <h1>{title}</h1>
    <p>{tagline}</p>
    {summary && <Paragraphs text={summary} />}
    {image && <Picture image={image} narrow={imageNarrow} eager />}
    {action && <ActionLink link={action} />}
  </header>
);

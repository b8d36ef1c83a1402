import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { Intro } from '../cards/Intro.tsx';
import { PersonContact } from '../cards/PersonContact.tsx';
import type { BlockView } from '../view.ts';

/** An invitation to write, the colleague who reads it, and the way to do so. */
const ContactFormBanner: BlockView<'contact-form-banner'> = ({ block: { title, text, employee } }) => {
  const locale = useLocale();
  return (
    <>
      <Intro title={title} text={text} />
      {employee && <PersonContact person={employee} />}
      <p>
        <LocaleLink to="/contact">{m.contact_write({}, { locale })}</LocaleLink>
      </p>
    </>
  );
};

export default ContactFormBanner;

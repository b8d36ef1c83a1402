import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { DiscLink } from '../../ui/disc/DiscLink.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Ways } from '../cards/Ways.tsx';
import type { BlockView } from '../view.ts';
import styles from './contact-form-banner.module.css';

/** An invitation to write, the colleague who reads it, and the way to do so. */
const ContactFormBanner: BlockView<'contact-form-banner'> = ({ block: { title, text, employee } }) => (
  <div className={`columns ${styles.banner}`}>
    <h2 className={styles.title}>{title}</h2>
    {text && (
      <div className={`lead ${styles.text}`}>
        <Paragraphs text={text} />
      </div>
    )}
    <div className={styles.end}>
      {employee && (
        <div className={styles.person}>
          {employee.portrait && <Picture image={employee.portrait} sizes="8rem" className={styles.portrait} />}
          <Ways person={employee} />
        </div>
      )}
      <DiscLink to="/contact" size="medium" className={styles.write}>
        {m.contact_write({}, { locale: useLocale() })}
      </DiscLink>
    </div>
  </div>
);

export default ContactFormBanner;

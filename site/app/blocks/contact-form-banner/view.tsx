import { BannerContactForm } from '../../forms/BannerContactForm.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Ways } from '../cards/Ways.tsx';
import type { BlockView } from '../view.ts';
import styles from './contact-form-banner.module.css';

/** An invitation to write, the colleague who reads it, and the form. */
const ContactFormBanner: BlockView<'contact-form-banner'> = ({ block: { title, text, employee } }) => (
  <div className={`columns ${styles.banner}`}>
    <h2 className={styles.title}>{title}</h2>
    {text && (
      <div className={`lead ${styles.text}`}>
        <Paragraphs text={text} />
      </div>
    )}
    {employee && (
      <div className={styles.person}>
        {employee.portrait && <Picture image={employee.portrait} sizes="8rem" className={styles.portrait} />}
        <Ways person={employee} />
      </div>
    )}
    <BannerContactForm />
  </div>
);

export default ContactFormBanner;

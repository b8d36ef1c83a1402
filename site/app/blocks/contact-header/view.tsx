import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Title } from '../../ui/title/Title.tsx';
import type { BlockView } from '../view.ts';
import styles from './contact-header.module.css';

/** The question that the contact page asks, as wide as the page. */
const ContactHeader: BlockView<'contact-header'> = ({ block: { title, text, image } }) => (
  <>
    <Title text={title} className={styles.title} />
    {text && (
      <div className={`lead ${styles.text}`}>
        <Paragraphs text={text} />
      </div>
    )}
    {image && <Picture image={image} eager sizes="(width < 1024px) 100vw, 58vw" className={styles.picture} />}
  </>
);

export default ContactHeader;

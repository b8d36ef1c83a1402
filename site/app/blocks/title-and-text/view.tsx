import { classes } from '../../ui/classes.ts';
import { List } from '../../ui/List.tsx';
import { ArrowLink } from '../../ui/link/ArrowLink.tsx';
import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { RichText } from '../RichText.tsx';
import type { BlockView } from '../view.ts';
import styles from './title-and-text.module.css';

/** A title, an opening line, running text and where to read on. */
const TitleAndText: BlockView<'title-and-text'> = ({ block: { title, lead, text, image, links } }) => (
  <>
    {title && <h2 className={styles.title}>{title}</h2>}
    {image && (
      <Picture
        image={image}
        sizes="(width < 1024px) 100vw, 33vw"
        className={classes(styles.picture, !title && styles.aside)}
      />
    )}
    <div className={styles.body} data-alone={title ? undefined : ''}>
      {lead && (
        <div className={styles.lead}>
          <Paragraphs text={lead} />
        </div>
      )}
      <RichText text={text} headings={title ? 'h3' : 'h2'} />
      {links.length > 0 && (
        <div className={styles.links}>
          <List of={links}>
            {({ label, url, description }) => (
              <>
                <ArrowLink to={url}>{label}</ArrowLink>
                {description && <p className="small muted">{description}</p>}
              </>
            )}
          </List>
        </div>
      )}
    </div>
  </>
);

export default TitleAndText;

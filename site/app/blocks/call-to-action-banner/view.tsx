import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { breakLines } from '../../ui/title/breakLines.ts';
import { Title } from '../../ui/title/Title.tsx';
import { ActionLink } from '../cards/ActionLink.tsx';
import type { BlockView } from '../view.ts';
import styles from './CallToActionBanner.module.css';
import { EmptyChair } from './EmptyChair.tsx';

/** How wide a line of the sentence may be in em, and how many there may be before it is set as a plain title. */
const room = 5.3;
const most = 4;

const Sentence = ({ title }: { title: string }) => {
  const lines = breakLines(title, room);
  if (lines.split('\n').length > most) return <h2 className="t1">{title}</h2>;
  return <Title as="h2" kind="statement" text={lines} className={styles.title} />;
};

/** One large sentence and one thing to do. */
const CallToActionBanner: BlockView<'call-to-action-banner'> = ({ block: { title, text, action, emptyChair } }) => {
  if (emptyChair) return <EmptyChair title={title} text={text} action={action} />;
  return (
    <div className={styles.banner}>
      <Sentence title={title} />
      <div className={styles.end}>
        {text && (
          <div className={styles.text}>
            <Paragraphs text={text} />
          </div>
        )}
        <ActionLink link={action} disc="large" className={styles.action} />
      </div>
    </div>
  );
};

export default CallToActionBanner;

import { Paragraphs } from '../../ui/Paragraphs.tsx';
import { Intro } from '../cards/Intro.tsx';
import type { BlockView } from '../view.ts';
import styles from './ApplicationProcedure.module.css';

/** The steps from letter to chair: a staircase down to the water, on whose last tread somebody sits. */
const ApplicationProcedure: BlockView<'application-procedure'> = ({ block: { title, text, steps } }) => (
  <>
    <Intro title={title} text={text} size="t1" className={styles.intro} />
    <ol className={styles.stairs} data-fill="end">
      {steps.map((step, index) => (
        <li key={step.title} className={styles.tread} data-theme="ink">
          <div className={styles.step}>
            <h3>{step.title}</h3>
            {step.text && <Paragraphs text={step.text} />}
            {/* The stairs count by themselves. */}
            {step.note && step.note !== `${index + 1}` && <p className="muted">{step.note}</p>}
          </div>
        </li>
      ))}
    </ol>
  </>
);

export default ApplicationProcedure;

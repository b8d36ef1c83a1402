import type { FormHandle } from '../useForm.ts';
import styles from './form.module.css';

/**
 * What keeps a form from being sent, and what to do about it; or thanks, in the form's place. Always there, so that what
 * comes into it is said.
 */
export const Summary = ({ form: { id, state } }: { form: FormHandle }) => {
  const { notice } = state;
  return (
    <div role="status" className={styles.summary}>
      {notice && (
        <>
          <p>
            <b>{notice.title}</b> {notice.text}
          </p>
          {notice.links && (
            <ul>
              {notice.links.map(({ to, label }) => (
                <li key={to}>
                  <a href={to.replace('#', `#${id}`)}>{label}</a>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
};

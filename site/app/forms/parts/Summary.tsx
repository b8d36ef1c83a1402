import type { FormHandle } from '../useForm.ts';
import styles from './form.module.css';

/**
 * What keeps a form from being sent, and what to do about it; or thanks, in the form's place. Always there, so that what
 * comes into it is said.
 */
export const Summary = ({ form: { id, state } }: { form: FormHandle }) => {
  const { notice, fields } = state;
  const links = notice?.links?.map((link) => ({ ...link, mended: fields[link.to.slice(1)]?.valid }));
  return (
    <div role="status" className={styles.summary}>
      {notice && (
        <>
          <p>
            <b>{(links?.every(({ mended }) => mended) && notice.mended) || notice.title}</b> {notice.text}
          </p>
          {links && (
            <ul>
              {links.map(({ to, label, mended }) => (
                <li key={to} data-mended={mended || undefined}>
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

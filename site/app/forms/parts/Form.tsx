import { Fragment, type ReactNode, useContext } from 'react';
import { classes } from '../../ui/classes.ts';
import { FormsContext } from '../context.ts';
import { formId, formKey, trapKey } from '../outcome.ts';
import type { FormHandle } from '../useForm.ts';
import { FormContext } from './FormContext.ts';
import styles from './form.module.css';
import { Summary } from './Summary.tsx';

interface Props {
  form: FormHandle;
  label: string;
  className?: string | undefined;
  /** Its fields, which make way for the thanks. */
  children: ReactNode;
}

/** A form that the browser can send by itself: to the page it stands on, which then says what became of it. */
export const Form = ({ form, label, className, children }: Props) => {
  const { trap } = useContext(FormsContext);
  const { name, state, ref, action, wake } = form;
  const common = { id: formId(name), 'data-phase': state.phase, className: classes(styles.form, className) };
  const summary = <Summary form={form} />;
  if (state.phase === 'sent') return <div {...common}>{summary}</div>;
  return (
    <FormContext value={form}>
      <form {...common} ref={ref} method="post" action={action} aria-label={label} onFocus={wake}>
        {summary}
        <input type="hidden" name={formKey} value={name} />
        {/* A field begins with its state once, and is the browser's own from then on. */}
        <Fragment key={state.edition}>{children}</Fragment>
        <label className={styles.trap} aria-hidden="true">
          {trap}
          <input type="text" name={trapKey} tabIndex={-1} autoComplete="off" />
        </label>
      </form>
    </FormContext>
  );
};

import { useEffect, useRef, useState } from 'react';
import { m } from '../../locale/paraglide/messages.js';
import { useLocale } from '../../locale/useLocale.ts';
import { classes } from '../../ui/classes.ts';
import { Combobox } from '../../ui/combobox/Combobox.tsx';
import { type Reason as ReasonName, reasonLabel, reasons } from '../reasons.ts';
import { FieldError } from './FieldError.tsx';
import { useField } from './FormContext.ts';
import form from './form.module.css';
import { Phrase } from './Phrase.tsx';
import styles from './sentence.module.css';

/** Why somebody writes: one of six, to be searched; without script a plain select. */
export const Reason = ({ preselected }: { preselected: ReasonName | undefined }) => {
  const locale = useLocale();
  const { errorId, field, flags, aria } = useField('reason');
  const [initial] = useState(field.value || preselected);
  const [value, setValue] = useState(initial);
  const wrapper = useRef<HTMLDivElement>(null);
  // What is chosen from the list is put into a hidden input, which tells nobody: the form's script hears it from here.
  useEffect(() => {
    if (value !== initial) wrapper.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [value, initial]);
  return (
    <div ref={wrapper} {...flags} data-began={initial ?? ''} className={classes(form.field, styles.last)}>
      <Combobox
        label={<Phrase words={m.form_it_is_about({}, { locale })} name={m.form_reason({}, { locale })} />}
        name="reason"
        options={reasons.map((reason) => ({ value: reason, label: reasonLabel(reason, locale) }))}
        placeholder={m.form_reason_hint({}, { locale })}
        empty={m.form_no_match({}, { locale })}
        initial={initial}
        invalid={Boolean(aria['aria-invalid'])}
        describedBy={aria['aria-describedby']}
        onChange={setValue}
        className={styles.choice}
      />
      <FieldError id={errorId}>{field.error}</FieldError>
    </div>
  );
};

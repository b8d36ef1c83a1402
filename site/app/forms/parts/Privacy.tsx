import { useContext, useState } from 'react';
import { LocaleLink } from '../../locale/LocaleLink.tsx';
import { FormsContext } from '../context.ts';
import { FieldError } from './FieldError.tsx';
import { useField } from './FormContext.ts';
import styles from './form.module.css';

/** The box that every form ends with: a ring, and a disc when it is set. */
export const Privacy = () => {
  const { words: [before, statement, after] = [], url } = useContext(FormsContext).privacy ?? {};
  const { id, errorId, field, flags, aria } = useField('privacy');
  const [initial] = useState(field.value !== '');
  return (
    <span {...flags} className={styles.box}>
      <input id={id} type="checkbox" name="privacy" required {...aria} defaultChecked={initial} />
      <label htmlFor={id}>
        {before}
        {url ? <LocaleLink to={url}>{statement}</LocaleLink> : statement}
        {after}
      </label>
      <FieldError id={errorId}>{field.error}</FieldError>
    </span>
  );
};

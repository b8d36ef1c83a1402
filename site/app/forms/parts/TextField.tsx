import { type ReactNode, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import type { Attributes } from '../attributes.ts';
import { FieldError } from './FieldError.tsx';
import { useField } from './FormContext.ts';
import styles from './form.module.css';

interface Props {
  name: string;
  label: ReactNode;
  placeholder: string;
  attributes: Attributes | undefined;
  /** Several lines. */
  long?: boolean | undefined;
  className?: string | undefined;
}

/** A field on a line, what is wrong with it beneath, where there is room for it from the start. */
export const TextField = ({ name, label, placeholder, attributes, long, className }: Props) => {
  const { id, errorId, field, flags, aria } = useField(name);
  // The browser's own from here on: typing is never drawn by us.
  const [initial] = useState(field.value);
  const Input = long ? 'textarea' : 'input';
  return (
    <span {...flags} className={classes(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>{' '}
      <span className={styles.line}>
        <Input
          id={id}
          name={name}
          {...attributes}
          {...aria}
          placeholder={placeholder}
          defaultValue={initial}
          className={styles.input}
        />
        <FieldError id={errorId}>{field.error}</FieldError>
      </span>
    </span>
  );
};

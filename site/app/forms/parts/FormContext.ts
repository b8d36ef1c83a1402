import { createContext, useContext } from 'react';
import { blankField, type FieldState } from '../state.ts';
import type { FormHandle } from '../useForm.ts';

/** The form that a part stands in. */
export const FormContext = createContext<FormHandle | undefined>(undefined);

interface FieldParts {
  id: string;
  errorId: string;
  field: FieldState;
  /** The flags of `behaviour.md` §8, for its wrapper. */
  flags: Record<string, string | undefined>;
  /** What its input says of an error. */
  aria: { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
}

export const useField = (name: string): FieldParts => {
  const form = useContext(FormContext);
  const field = form?.state.fields[name] ?? blankField;
  const id = `${form?.id}${name}`;
  const errorId = `${id}-error`;
  const { touched, dirty, valid, error } = field;
  return {
    id,
    errorId,
    field,
    flags: {
      'data-field': name,
      [touched ? 'data-touched' : 'data-untouched']: '',
      [dirty ? 'data-dirty' : 'data-pristine']: '',
      ...(valid !== undefined && { [valid ? 'data-valid' : 'data-invalid']: '', 'data-validated': '' }),
    },
    aria: { 'aria-invalid': error ? true : undefined, 'aria-describedby': error && errorId },
  };
};

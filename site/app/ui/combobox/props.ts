import type { ReactNode } from 'react';
import type { Option } from './options.ts';

export interface ComboboxProps {
  label: ReactNode;
  /** What the form sends it as. */
  name: string;
  options: Option[];
  /** What it says while nothing is chosen. */
  placeholder: string;
  /** What it says when nothing matches what was typed. */
  empty: string;
  initial?: string | undefined;
  required?: boolean;
  invalid?: boolean;
  /** The id of what explains it, or says what is wrong. */
  describedBy?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  className?: string | undefined;
}

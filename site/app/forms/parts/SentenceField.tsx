import { useLocale } from '../../locale/useLocale.ts';
import { attributesOf } from '../attributes.ts';
import type { Field } from '../fields.ts';
import { Phrase } from './Phrase.tsx';
import { TextField } from './TextField.tsx';

interface Props {
  name: string;
  field: Field;
  /** What the sentence says before it. */
  words: string;
  hint: string;
  long?: boolean | undefined;
  className?: string | undefined;
}

/** A gap in a form's sentence: the words before it, and its line. */
export const SentenceField = ({ name, field, words, hint, long, className }: Props) => (
  <TextField
    name={name}
    label={<Phrase words={words} name={field.label({}, { locale: useLocale() })} />}
    placeholder={hint}
    attributes={attributesOf(field)}
    long={long}
    className={className}
  />
);

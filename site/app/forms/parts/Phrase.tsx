import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** A field's label where it is part of a sentence: what is read there, and what the field is called for who only hears it. */
export const Phrase = ({ words, name }: { words: string; name: string }) => (
  <>
    {words} <VisuallyHidden>({name})</VisuallyHidden>
  </>
);

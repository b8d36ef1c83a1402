import { Paragraphs } from '../../ui/Paragraphs.tsx';

interface Props {
  title: string;
  text: string | undefined;
  /** Where a hash in an address leads. */
  id?: string | undefined;
}

/** How most blocks begin: their title, which is an h2 everywhere but in headers, and a few words. */
export const Intro = ({ title, text, id }: Props) => (
  <>
    <h2 id={id}>{title}</h2>
    {text && <Paragraphs text={text} />}
  </>
);

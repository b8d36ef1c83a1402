interface Props {
  quote: string;
  name: string | undefined;
  role: string | undefined;
}

/** What a client says, who they are and what they do. */
export const Testimony = ({ quote, name, role }: Props) => (
  <figure>
    <blockquote>
      <p>{quote}</p>
    </blockquote>
    {(name || role) && <figcaption>{[name, role].filter(Boolean).join(', ')}</figcaption>}
  </figure>
);

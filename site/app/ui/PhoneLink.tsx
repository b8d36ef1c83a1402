interface Props {
  number: string;
  /** What the link says, where that is more than the number. */
  label?: string;
}

/** A telephone number that can be rung: spaces and brackets are for people, not for the dialler. */
export const PhoneLink = ({ number, label = number }: Props) => (
  <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{label}</a>
);

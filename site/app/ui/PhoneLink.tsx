interface Props {
  number: string;
  /** What the link says, where that is more than the number. */
  label?: string;
}

/** The address that rings a number: spaces and brackets are for people, not for the dialler. */
export const telephone = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;

/** A telephone number that can be rung. */
export const PhoneLink = ({ number, label = number }: Props) => <a href={telephone(number)}>{label}</a>;

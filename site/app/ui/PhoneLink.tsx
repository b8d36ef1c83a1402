/** A telephone number that can be rung: spaces and brackets are for people, not for the dialler. */
export const PhoneLink = ({ number }: { number: string }) => (
  <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{number}</a>
);

import type { ReactNode } from 'react';

export interface Pair {
  label: string;
  /** What stands beside it; one with nothing to say is left out. */
  values: ReactNode[];
}

const said = (value: ReactNode) => value !== undefined && value !== null && value !== '';

/** Names and what belongs to them. */
export const Facts = ({ pairs }: { pairs: Pair[] }) => {
  const facts = pairs
    .map(({ label, values }) => ({ label, values: values.filter(said) }))
    .filter(({ values }) => values.length > 0);
  if (facts.length === 0) return null;
  return (
    <dl>
      {facts.map(({ label, values }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once and never rearranged
        <div key={index}>
          <dt>{label}</dt>
          {values.map((value, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn once and never rearranged
            <dd key={place}>{value}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
};

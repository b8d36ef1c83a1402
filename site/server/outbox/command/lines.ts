/** Rows below one another, their columns as wide as what is in them. */
export const linesOf = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows.reduce<number[]>(
    (known, row) => row.map((cell, column) => Math.max(cell.length, known[column] ?? 0)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

const units = [
  { letter: 'd', ms: 86_400_000 },
  { letter: 'h', ms: 3_600_000 },
  { letter: 'm', ms: 60_000 },
  { letter: 's', ms: 1_000 },
];

/** How long, in its largest unit: `3d`, `45s`. */
export const spanOf = (ms: number): string => {
  const unit = units.find((each) => ms >= each.ms) ?? { letter: 's', ms: 1_000 };
  return `${Math.floor(ms / unit.ms)}${unit.letter}`;
};

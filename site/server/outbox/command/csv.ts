/** What a spreadsheet would take for a formula, and work out on its reader's machine, is made text. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

const cell = (value: string): string => `"${value.replace(formula, "'$&").replaceAll('"', '""')}"`;

/** A table as spreadsheets read it (RFC 4180); its mark at the beginning tells them that it is UTF-8. */
export const csvOf = (columns: readonly string[], rows: readonly Readonly<Record<string, string>>[]): string => {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return `\uFEFF${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
};

/**
 * Judges dependency-cruiser's JSON report. It passes without a word when it could read no module at all (as with a
 * TypeScript it does not know), so an empty cruise fails here.
 * @param {string} output
 */
export function judgeCruise(output) {
  const report = parse(output);
  if (!report) return { passed: false, text: output };
  const { totalCruised, violations } = report.summary;
  if (totalCruised === 0) return { passed: false, text: 'dependency-cruiser read no module: check its TypeScript.' };
  const lines = violations.map(({ rule, from, to, cycle }) => {
    const path = cycle?.length ? cycle.map(({ name }) => name).join(' → ') : to;
    return `${rule.name}: ${from} → ${path}`;
  });
  return { passed: lines.length === 0, text: lines.join('\n') };
}

/**
 * @typedef {{ rule: { name: string }, from: string, to: string, cycle?: { name: string }[] }} Violation
 * @param {string} output
 * @returns {{ summary: { totalCruised: number, violations: Violation[] } } | undefined}
 */
function parse(output) {
  try {
    return JSON.parse(output);
  } catch {
    return undefined;
  }
}

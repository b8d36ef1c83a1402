export interface Option {
  value: string;
  label: string;
}

/** A letter as it is compared: without its case and accents; a soft hyphen is no letter. */
const folded = (letter: string) =>
  letter === '\u00ad' ? '' : letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What was typed, as it is looked for. */
const sought = (typed: string) => [...typed.trim()].map(folded).join('');

/**
 * A label cut around what was typed: before it, the match, after it. Undefined where it does not occur; with nothing
 * typed there is nothing to point out.
 */
export const cut = (label: string, typed: string): [string, string, string] | undefined => {
  const letters = [...label];
  const parts = letters.map(folded);
  const text = parts.join('');
  const query = sought(typed);
  const at = text.indexOf(query);
  if (at === -1) return undefined;
  if (query === '') return [label, '', ''];
  // Folding may lengthen or drop letters, so the match is found again by counting.
  const starts = parts.map((_, index) => parts.slice(0, index).join('').length);
  const first = starts.findLastIndex((start, index) => start <= at && parts[index] !== '');
  const last = starts.findLastIndex((start, index) => start < at + query.length && parts[index] !== '');
  return [letters.slice(0, first).join(''), letters.slice(first, last + 1).join(''), letters.slice(last + 1).join('')];
};

/** The options that hold what was typed, in their own order. */
export const matching = (options: Option[], typed: string): Option[] =>
  options.filter(({ label }) => cut(label, typed) !== undefined);

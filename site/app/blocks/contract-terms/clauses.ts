/** A stretch of a contract: as it stands, struck out, or agreed now. */
export interface Clause {
  kind: 'plain' | 'struck' | 'live';
  text: string;
}

/** `~~30~~` and `==45==`: a pair of marks close around words, with none of the same mark between. */
const marked = /~~(?!\s)([^~]+)(?<!\s)~~|==(?!\s)([^=]+)(?<!\s)==/g;

/** Reads an editor's marks; whatever is no whole pair stays the words it is. */
export const clausesIn = (sentence: string): Clause[] => {
  const clauses: Clause[] = [];
  let end = 0;
  const plain = (text: string) => text && clauses.push({ kind: 'plain', text });
  for (const match of sentence.matchAll(marked)) {
    const [whole, struck, live] = match;
    plain(sentence.slice(end, match.index));
    clauses.push(struck === undefined ? { kind: 'live', text: live ?? '' } : { kind: 'struck', text: struck });
    end = match.index + whole.length;
  }
  plain(sentence.slice(end));
  return clauses;
};

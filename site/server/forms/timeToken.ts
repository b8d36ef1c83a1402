import type { Signer } from '../signing/signer.ts';

/** Nobody types faster, and nobody's sentence takes longer (`behaviour.md` §8; seconds). */
const youngest = 3;
const oldest = 2 * 60 * 60;

export type Age = 'good' | 'absent' | 'too-fast' | 'too-old';

/** The signed time of a form's first focus. It stands in no page, since pages are kept and shared. */
export const timeTokens = (signer: Signer) => ({
  issue: () => signer.sign({ at: Date.now() }, oldest),
  /** A token that is not ours counts as too old: a fresh one mends both. */
  ageOf: async (token: string): Promise<Age> => {
    if (token === '') return 'absent';
    const opened = await signer.open(token);
    if (opened.state !== 'good') return 'too-old';
    const at = Number(opened.payload['at']);
    return Date.now() - at < youngest * 1000 ? 'too-fast' : 'good';
  },
});
export type TimeTokens = ReturnType<typeof timeTokens>;

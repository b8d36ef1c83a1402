/** Why a form was not taken though its fields may be in order; each has its own sentence in both languages. */
export const refusals = [
  /** A field fails its rule. */
  'invalid',
  /** Sent sooner than anybody types, or so long after it was opened that its token has expired. */
  'too-fast',
  'too-old',
  /** A field that no visitor sees was filled in. */
  'trap',
  /** The captcha's provider takes the sender for a machine, or does not know the token. */
  'captcha',
  /** More than the limit allows for now. */
  'too-many',
  /** It could not be kept: disk full, database away. */
  'unavailable',
  /** Longer than a form may be, or not a form. */
  'too-large',
] as const;
export type Refusal = (typeof refusals)[number];

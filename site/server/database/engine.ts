import type { Dialect } from 'kysely';

/** What differs between the two databases. */
export interface Engine {
  name: 'sqlite' | 'postgres';
  /** @throws whatever keeps it from being opened; it may be tried again */
  open: () => Opened;
}

export interface Opened {
  dialect: Dialect;
  /** Whether it is still what was opened: a file may have been put in its place. */
  isCurrent: () => boolean;
  /** Whether it is of no more use after a failure with this code, and better opened anew. */
  isSpentBy: (code: string) => boolean;
}

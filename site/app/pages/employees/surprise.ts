const dayMs = 24 * 60 * 60 * 1000;

/**
 * Whom "surprise me" leads to: somebody else every day. By chance it could not be, since the page is kept and everyone
 * is sent the same bytes.
 */
export const surpriseOf = <Person>(people: readonly Person[], now: Date): Person | undefined =>
  people[Math.floor(now.getTime() / dayMs) % people.length];

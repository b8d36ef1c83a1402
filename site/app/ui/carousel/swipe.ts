/**
 * Where a drag leads: one on, one back, or nowhere.
 * @param moved how far the slides went, in px; to the left, which is on, is negative
 * @param round after how many px an infinite carousel is back where it was; a drag never goes half round
 */
export const swiped = (moved: number, least: number, round: number): -1 | 0 | 1 => {
  const half = round / 2;
  const short = Math.abs(moved) > half && round > 0 ? moved - Math.sign(moved) * round : moved;
  if (Math.abs(short) < least) return 0;
  return short < 0 ? 1 : -1;
};

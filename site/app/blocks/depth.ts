const surface = 0.9;
const floor = 5.2;

/** How deep the block at `index` of a page lies: from just under the surface to just above the footer, which is at six. */
export const depthOf = (index: number, count: number): number =>
  count < 2 ? surface : surface + ((floor - surface) * index) / (count - 1);

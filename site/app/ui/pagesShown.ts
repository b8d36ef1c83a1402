interface Shown {
  key: string;
  /** Undefined for a gap. */
  page: number | undefined;
}

/** Which pages a pager names: the first, the last, and the current one with its neighbours. A gap hides two or more. */
export const pagesShown = (page: number, pageCount: number): Shown[] => {
  const near = (number: number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1;
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1);
  // A single page between two shown ones takes no more room than the dots that would stand for it.
  const shown = numbers.filter((number) => near(number) || (near(number - 1) && near(number + 1)));
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0;
    const gap = number - before > 1 ? [{ key: `gap-${number}`, page: undefined }] : [];
    return [...gap, { key: String(number), page: number }];
  });
};

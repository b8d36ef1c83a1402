const all = (root: Element, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];

const wordsOf = (nav: Element) => all(nav, ':scope > ul > li > a, :scope > ul > li > details > summary');

/** The word and the column under it. What stands beside a word of the column is left to Tab. */
const columnOf = (details: Element) =>
  all(details, ':scope > summary, :scope > div > ul > li > a, :scope > div > p > a');

/** On a narrow screen everything that is unfolded stands in one column. */
const stackOf = (nav: Element) =>
  wordsOf(nav).flatMap((word) => {
    const open = word.closest('details[open]');
    return open ? columnOf(open) : [word];
  });

/** Where an arrow, Home or End leads from a link of the main menu; undefined where it leads nowhere. */
export const leadsTo = (key: string, from: HTMLElement, nav: Element): HTMLElement | undefined => {
  const stacked = nav.closest(':popover-open') !== null;
  const details = from.closest('details');
  const word = details?.querySelector('summary') ?? from;
  const words = wordsOf(nav);
  const column = stacked ? stackOf(nav) : details ? columnOf(details) : [];
  const ends = stacked ? column : from === word ? words : column.slice(1);
  // From beside a word it goes on as if from that word.
  const place = column.findLastIndex((link) => link === from || link.parentElement?.contains(from));
  const next = (step: number) =>
    stacked ? undefined : words[(words.indexOf(word) + step + words.length) % words.length];
  switch (key) {
    case 'ArrowDown':
      return column[place + 1];
    case 'ArrowUp':
      return column[place - 1];
    case 'ArrowRight':
      return next(1);
    case 'ArrowLeft':
      return next(-1);
    case 'Home':
      return ends[0];
    case 'End':
      return ends.at(-1);
    default:
      return undefined;
  }
};

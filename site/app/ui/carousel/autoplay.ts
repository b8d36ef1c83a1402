/** Why it stands still. It goes on when the last reason is gone. */
export type Hold = 'hover' | 'focus' | 'hidden' | 'drag' | 'visitor';

/**
 * Moves on after every `delay`. Held, it keeps what is left of the time and goes on with that.
 * @param next what to do when the time is over
 */
export const createAutoplay = (delay: number, next: () => void) => {
  const held = new Set<Hold>();
  let rest = delay;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const halt = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    rest = Math.max(0, rest - (performance.now() - since));
  };
  const run = () => {
    timer = undefined;
    rest = delay;
    next();
    go();
  };
  const go = () => {
    if (timer !== undefined || held.size > 0) return;
    since = performance.now();
    timer = setTimeout(run, rest);
  };

  return {
    go,
    hold: (why: Hold) => {
      held.add(why);
      halt();
    },
    release: (why: Hold) => {
      if (held.delete(why)) go();
    },
    /** A slide that somebody chose gets its whole time. */
    startOver: () => {
      const running = timer !== undefined;
      halt();
      rest = delay;
      if (running) go();
    },
    end: halt,
  };
};

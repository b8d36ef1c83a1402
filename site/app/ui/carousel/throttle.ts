/** Lets a call through, and then none until `wait` ms have gone by. */
export const throttle = <Args extends unknown[]>(wait: number, call: (...args: Args) => void) => {
  let open = Number.NEGATIVE_INFINITY;
  return (...args: Args) => {
    const now = performance.now();
    if (now < open) return;
    open = now + wait;
    call(...args);
  };
};

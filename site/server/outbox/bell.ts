/** Somebody sleeps until it is time, or until they are woken; who is woken while at work does not go to sleep. */
export const createBell = () => {
  let rung = false;
  let wake: (() => void) | undefined;
  return {
    ring: () => {
      rung = true;
      wake?.();
    },
    sleep: async (ms: number): Promise<void> => {
      if (!rung)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms).unref();
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      wake = undefined;
      rung = false;
    },
  };
};

import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has come near the screen; from then on it stays true. */
export const useNear = (of: RefObject<Element | null>): boolean => {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = of.current;
    if (!element) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        watch.disconnect();
      },
      { rootMargin: '50%' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [of]);
  return near;
};

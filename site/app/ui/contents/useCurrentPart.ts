import { useEffect, useState } from 'react';

/** A line at a third of the window: the part that lies over it is the one that is read. */
const line = '-33% 0px -66% 0px';

/** Which of these elements is being read, the first until one is; undefined before a script knows. */
export const useCurrentPart = (ids: string[]): string | undefined => {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const read = entries.find(({ isIntersecting }) => isIntersecting);
        if (read) setCurrent(read.target.id);
      },
      { rootMargin: line },
    );
    setCurrent((before) => before ?? key.split(' ')[0]);
    for (const id of key.split(' ')) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
};

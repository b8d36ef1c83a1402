import { useEffect, useState } from 'react';

/** True while `active` is, and for so many milliseconds after. */
export const useLingering = (active: boolean, ms: number): boolean => {
  const [lingering, setLingering] = useState(false);
  useEffect(() => {
    if (active) {
      setLingering(true);
      return undefined;
    }
    const timer = setTimeout(() => setLingering(false), ms);
    return () => clearTimeout(timer);
  }, [active, ms]);
  return active || lingering;
};

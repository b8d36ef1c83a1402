import { focusOn } from './focusOn.ts';
import { pointAt, targetOf } from './target.ts';

/** How patiently a hash's target is looked for (`spec.md` §9). Its distance from the edge is in `styles/typography.css`. */
const everyMs = 100;
const tries = 50;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Ends a search: whoever goes elsewhere, or scrolls, no longer waits to be taken there. */
export const stopSeeking = () => clearTimeout(timer);

const glideTo = (target: Element) => {
  pointAt(target);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  focusOn(target);
};

/**
 * Looks for what a hash points at until it is there, then glides to it and puts focus on it; gives up silently. What was
 * there when the document was loaded the browser has gone to already, and a reader may have gone on.
 */
export const seek = (hash: string, loaded: boolean): void => {
  stopSeeking();
  const look = (left: number) => {
    const target = targetOf(hash);
    if (!target) {
      if (left > 1) timer = setTimeout(look, everyMs, left - 1);
      return;
    }
    if (!loaded || left < tries) glideTo(target);
    else if (document.activeElement === document.body) focusOn(target);
  };
  look(tries);
};

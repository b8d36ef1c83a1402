import type { Api, Body } from './api.ts';

/** Embla counts in steps of a sixtieth of a second. */
const frame = 1000 / 60;

/**
 * Embla moves by springs, without an end one could name. This moves in a given time along a given curve; Embla's own body
 * stays in charge while somebody drags. What is left to go counts, not where it began, since going round shifts both ends.
 */
export const timedBody = (api: Api, speed: number, ease: (progress: number) => number): Body => {
  const { location, previousLocation, offsetLocation, target } = api.internalEngine();
  let distance: number | undefined;
  let length = speed;
  let passed = 0;
  let velocity = 0;
  let direction = 0;

  const body: Body = {
    direction: () => direction,
    duration: () => length,
    velocity: () => velocity,
    settled: () => Math.abs(target.get() - offsetLocation.get()) < 0.001,
    seek: () => {
      distance ??= target.get() - location.get();
      passed += frame;
      const left = length > 0 ? 1 - ease(passed / length) : 0;
      previousLocation.set(location);
      location.set(target.get() - distance * left);
      velocity = location.get() - previousLocation.get();
      if (velocity !== 0) direction = Math.sign(velocity);
      return body;
    },
    useBaseFriction: () => body,
    useFriction: () => body,
    useBaseDuration: () => body.useDuration(speed),
    // Asked for before every move: nought is a jump, anything else Embla's own measure of time.
    useDuration: (asked) => {
      length = asked === 0 ? 0 : speed;
      passed = 0;
      distance = undefined;
      return body;
    },
  };
  return body;
};

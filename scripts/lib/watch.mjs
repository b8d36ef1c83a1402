import { Stopped } from './fault.mjs';
import { died } from './service.mjs';
import { say } from './step.mjs';
import { asked } from './stopping.mjs';

/**
 * Waits for the end of programs that belong together: one is of no use without the other, so when one ends by itself all
 * do. A stop that was asked for is no failure and gives 0: npm would print an error otherwise.
 * @param {import('./service.mjs').Service[]} services
 */
export async function watch(services) {
  const ends = services.map((service) => service.ended.then((how) => Promise.reject(died(service, how))));
  try {
    await Promise.race([asked, ...ends]);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    say('\nEnding …');
  }
  return 0;
}

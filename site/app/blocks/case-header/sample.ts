import { narrowPicture, picture } from '../fields/samples.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample<'case-header'> = {
  title: 'A bridge that announces itself',
  intro: 'Skippers rang the keeper to ask when it would open. The keeper could not pick up: he was opening the bridge.',
  myRole: 'Engineer on the spot, in the control room',
  image: picture('bridge', 'Drawing: a drawbridge half open in front of a low sun', [2000, 1200]),
  imageNarrow: narrowPicture('bridge'),
  sky: 'tide',
  client: { name: 'Sluis & Stuw' },
  solutions: [
    { title: 'Custom software', slug: 'custom-software' },
    { title: 'Care after launch', slug: 'care-after-launch' },
  ],
  year: 2025,
};

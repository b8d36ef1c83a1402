import { narrowPicture, picture } from '../fields/samples.ts';
import type { Sample, States } from '../sample.ts';

export const sample: Sample<'photo'> = {
  image: picture('tug', '', [2000, 1200]),
  imageNarrow: narrowPicture('tug'),
  alt: 'Drawing: a tug pushes against a swell twice its height',
  caption: 'It looks worse than it is. It was, however, exactly like this.',
  width: 'full',
};

export const states: States<'photo'> = {
  left: { width: 'left' },
  right: { width: 'right' },
};

import { picture } from '../fields/samples.ts';
import type { Sample } from '../sample.ts';

export const sample: Sample<'photo-grid'> = {
  title: 'The yard, three nights in a row',
  photos: [
    { image: picture('crane'), alt: 'A crane with its hook just above the water', caption: 'Monday' },
    { image: picture('cubes'), alt: 'Crates on a quay, one of them marked', caption: null },
    { image: picture('hull'), alt: null, caption: null },
  ],
  caption: 'Same light, same hour, one crane more.',
  facts: [
    { title: 'We counted', text: '84 lifts, by hand, in pencil', note: 'Until 04:10' },
    { title: 'We asked', text: 'Four drivers, who all said something else', note: null },
  ],
};
